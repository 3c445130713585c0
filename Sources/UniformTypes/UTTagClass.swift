/// A kind of tag: the name of a vocabulary in which a uniform type has names of its own.
///
/// A uniform type carries tags by class. `public.png` has the filename extension `png` and the MIME
/// type `image/png`; each of the two is a tag of its class.
///
/// Any string can be a tag class, so a program may bring its own:
///
/// ```swift
/// let wikidata = UTTagClass(rawValue: "org.wikidata.entity")
/// UTTagClass.mimeType.rawValue  // "public.mime-type"
/// ```
///
/// Source: Apple, `UniformTypeIdentifiers`, `UTTagClass`.
public struct UTTagClass: RawRepresentable, Sendable {
  /// The identifier of the tag class, for example `public.filename-extension`.
  public let rawValue: String

  /// Which of the classes that every image knows it is; `nil` for a program's own.
  let standard: StandardTagClass?

  /// Makes a tag class from its identifier.
  ///
  /// Every string is accepted; `UTTagClass(rawValue: "public.mime-type") == .mimeType`.
  public init(rawValue: String) {
    self.rawValue = rawValue
    standard = StandardTagClass(identifier: rawValue)
  }

  private init(_ standard: StandardTagClass) {
    rawValue = standard.identifier
    self.standard = standard
  }
}

extension UTTagClass: Hashable {
  /// Whether the identifiers are equal.
  public static func == (left: UTTagClass, right: UTTagClass) -> Bool {
    if left.standard != nil || right.standard != nil { return left.standard == right.standard }
    return left.rawValue == right.rawValue
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}

extension UTTagClass {
  /// Filename extensions, without the leading period: `png`, `tar.gz`.
  ///
  /// Compared without regard to case. `UTType.png.tags[.filenameExtension]` is `["png"]`.
  public static var filenameExtension: UTTagClass { UTTagClass(.filenameExtension) }

  /// MIME types: `image/png`.
  ///
  /// Compared without regard to case and taken literally, parameters included.
  /// `UTType.png.tags[.mimeType]` is `["image/png"]`.
  public static var mimeType: UTTagClass { UTTagClass(.mimeType) }

  /// Four-character codes of the classic Mac OS: `PNGf`.
  ///
  /// Compared with regard to case, spaces included. `UTType.png.tags[.osType]` is `["PNGf"]`.
  public static var osType: UTTagClass { UTTagClass(.osType) }

  /// Pasteboard types of AppKit: `NSFilenamesPboardType`.
  ///
  /// Compared with regard to case.
  public static var pasteboardType: UTTagClass { UTTagClass(.pasteboardType) }

  /// Identifiers of the PRONOM registry of the UK National Archives: `fmt/11`.
  ///
  /// Compared without regard to case.
  public static var pronom: UTTagClass { UTTagClass(.pronom) }

  /// Filename extensions in which case tells types apart: `C` is C++ where `c` is C.
  ///
  /// Compared with regard to case.
  public static var caseSensitiveExtension: UTTagClass { UTTagClass(.caseSensitiveExtension) }

  /// Whole names of files: `Makefile`, `CMakeLists.txt`.
  ///
  /// Compared with regard to case.
  public static var fileName: UTTagClass { UTTagClass(.fileName) }

  /// Patterns of names of files, with `*`, `?` and `[…]` as in a shell: `README*`.
  ///
  /// Compared with regard to case.
  public static var fileNamePattern: UTTagClass { UTTagClass(.fileNamePattern) }

  /// Whole names of files in which case tells nothing apart: `makefile` stands for `Makefile` too.
  ///
  /// Compared without regard to case. Installed MIME databases have names and patterns of this kind.
  public static var fileNameIgnoringCase: UTTagClass {
    .init(rawValue: "uniform-types.file-name-ignoring-case")
  }

  /// Patterns of names of files in which case tells nothing apart: `readme*` stands for `README.txt`
  /// too.
  ///
  /// Compared without regard to case.
  public static var fileNamePatternIgnoringCase: UTTagClass {
    .init(rawValue: "uniform-types.file-name-pattern-ignoring-case")
  }

  /// Other names of a type's MIME types, understood on input and never given as an answer:
  /// `audio/x-wav` for `audio/vnd.wave`.
  ///
  /// Compared without regard to case.
  public static var mimeTypeAlias: UTTagClass { UTTagClass(.mimeTypeAlias) }

  /// Names of interpreters that a script's first line may call: `ruby`.
  ///
  /// Compared with regard to case.
  public static var interpreter: UTTagClass { UTTagClass(.interpreter) }

  /// What a look inside the content finds, as `kind:value`: `riff:WAVE`, `iso-media:heic`,
  /// `zip-entry:word/document.xml`, `xml:svg`.
  ///
  /// Compared with regard to case. `TypeResolution` says which kinds there are.
  public static var contentFact: UTTagClass { UTTagClass(.contentFact) }

  /// Names of programming, markup and data languages as GitHub's linguist spells them: `Ruby`.
  ///
  /// Compared without regard to case.
  public static var language: UTTagClass { UTTagClass(.language) }
}

extension UTTagClass {
  /// Whether tags of this class are compared without regard to ASCII case.
  package var ignoresCase: Bool {
    switch standard {
    case .filenameExtension, .mimeType, .mimeTypeAlias, .pronom, .language: true
    case nil: self == .fileNameIgnoringCase || self == .fileNamePatternIgnoringCase
    default: false
    }
  }

  /// Whether the types that claim a tag of this class need an order among them.
  ///
  /// The other classes name more than one type as a matter of course: a shell runs many scripts.
  package var isExclusive: Bool {
    switch standard {
    case .filenameExtension, .mimeType, .mimeTypeAlias, .caseSensitiveExtension, .fileName: true
    default: false
    }
  }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the tag class: `"\(UTTagClass.mimeType)"` is `public.mime-type`.
  public var description: String { rawValue }

  /// The identifier of the tag class.
  public var debugDescription: String { rawValue }
}

extension UTTagClass: Codable {}
