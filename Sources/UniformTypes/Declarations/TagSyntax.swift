/// What may stand in a tag of each class.
enum TagSyntax {
  /// The longest tag that is accepted, in bytes of UTF-8.
  static let maximumLength = 1024

  static func isWellFormed(_ tag: String, of tagClass: UTTagClass) -> Bool {
    guard (1...maximumLength).contains(tag.utf8.count), !tag.utf8.contains(0) else { return false }
    switch tagClass {
    case .filenameExtension, .caseSensitiveExtension:
      return !tag.hasPrefix(".") && !tag.hasSuffix(".") && !tag.contains("/")
    case .fileName, .fileNamePattern, .fileNameIgnoringCase, .fileNamePatternIgnoringCase:
      return !tag.contains("/")
    case .mimeType, .mimeTypeAlias:
      return MediaType(tag) != nil
    case .osType:
      return tag.unicodeScalars.count <= 4
    default:
      return true
    }
  }
}
