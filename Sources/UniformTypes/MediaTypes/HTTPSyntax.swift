/// The byte classes of HTTP that media types are written in.
///
/// Source: WHATWG MIME Sniffing, section 3, and RFC 9110, section 5.6.
enum HTTPSyntax {
  /// Whether a byte is an HTTP token code point, the `tchar` of RFC 9110.
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Whether a byte of valid UTF-8 belongs to an HTTP quoted-string token code point.
  ///
  /// These are the tab, U+0020 to U+007E and U+0080 to U+00FF. The lead bytes of the last range are
  /// 0xC2 and 0xC3; every greater byte leads a code point above it.
  static func isQuotedStringContent(_ byte: UInt8) -> Bool {
    byte == 0x09 || (byte >= 0x20 && byte != 0x7F && byte < 0xC4)
  }

  /// Whether a byte is HTTP whitespace: line feed, carriage return, tab or space.
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The byte with the letters A to Z made small.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    isUppercase(byte) ? byte | 0x20 : byte
  }

  /// The text with the letters A to Z made small and everything else left alone.
  static func lowercased(_ text: String) -> String {
    guard text.utf8.contains(where: isUppercase) else { return text }
    return String(decoding: text.utf8.map(lowercased), as: UTF8.self)
  }

  /// The slice without the HTTP whitespace at its end.
  static func trimmingTrailingWhitespace(_ slice: Substring.UTF8View) -> Substring.UTF8View {
    var end = slice.endIndex
    while end > slice.startIndex {
      let previous = slice.index(before: end)
      guard isWhitespace(slice[previous]) else { break }
      end = previous
    }
    return slice[slice.startIndex..<end]
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}
