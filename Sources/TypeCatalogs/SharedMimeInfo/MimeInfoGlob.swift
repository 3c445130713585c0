internal import UniformTypes

/// One line of `globs2`: a pattern of names, the media type that it speaks for, and how strongly.
struct MimeInfoGlob: Hashable {
  /// Stands in place of a pattern: what directories of less precedence say of the type is void.
  static let deleteAll = "__NOGLOBS__"
  /// The weight where a line states none.
  static let defaultWeight = 50

  var weight: Int
  var mediaType: String
  var pattern: String
  var isCaseSensitive: Bool
  var line: Int

  /// The tag that the pattern is.
  ///
  /// `*.png` is an extension, `makefile` a name, `readme*` a pattern. Case tells names apart only
  /// where the flag says so.
  var tag: (tagClass: UTTagClass, tag: String) {
    if pattern.utf8.starts(with: "*.".utf8) {
      let rest = String(pattern.dropFirst(2))
      if !rest.isEmpty, !rest.hasPrefix("."), !rest.hasSuffix("."), !Self.hasWildcard(rest) {
        return (isCaseSensitive ? .caseSensitiveExtension : .filenameExtension, rest)
      }
    }
    if Self.hasWildcard(pattern) {
      return (isCaseSensitive ? .fileNamePattern : .fileNamePatternIgnoringCase, pattern)
    }
    return (isCaseSensitive ? .fileName : .fileNameIgnoringCase, pattern)
  }

  private static func hasWildcard(_ text: String) -> Bool {
    text.utf8.contains {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[")
    }
  }
}
