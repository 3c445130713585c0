/// The tag classes that stand first in every image, in its order, so that look-ups need not search for
/// them by name.
enum StandardTagClass: UInt32, CaseIterable, Sendable {
  case filenameExtension
  case mimeType
  case osType
  case pasteboardType
  case pronom
  case caseSensitiveExtension
  case fileName
  case fileNamePattern
  case mimeTypeAlias
  case interpreter
  case language
  case contentFact

  /// The class of an identifier, `nil` where it is a program's own.
  init?(identifier: String) {
    guard let found = Self.allCases.first(where: { $0.identifier == identifier }) else {
      return nil
    }
    self = found
  }

  /// The identifier of the tag class.
  var identifier: String {
    switch self {
    case .filenameExtension: "public.filename-extension"
    case .mimeType: "public.mime-type"
    case .osType: "com.apple.ostype"
    case .pasteboardType: "com.apple.nspboard-type"
    case .pronom: "uk.gov.nationalarchives.pronom"
    case .caseSensitiveExtension: "uniform-types.case-sensitive-extension"
    case .fileName: "uniform-types.file-name"
    case .fileNamePattern: "uniform-types.file-name-pattern"
    case .mimeTypeAlias: "uniform-types.mime-type-alias"
    case .interpreter: "uniform-types.interpreter"
    case .language: "uniform-types.language"
    case .contentFact: "uniform-types.content-fact"
    }
  }
}
