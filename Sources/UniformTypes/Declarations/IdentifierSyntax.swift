/// What may stand in a uniform type identifier.
///
/// Source: Apple, *Uniform Type Identifiers Overview*: ASCII letters, digits, hyphen and period, and
/// all characters above U+007F.
enum IdentifierSyntax {
  /// The longest identifier that is accepted, in bytes of UTF-8.
  static let maximumLength = 1024

  static func isWellFormed(_ identifier: String) -> Bool {
    (1...maximumLength).contains(identifier.utf8.count) && identifier.utf8.allSatisfy(isAllowed)
  }

  /// The form in which identifiers are compared.
  static func canonical(_ identifier: String) -> String {
    FoldedText.canonical(identifier, ignoringCase: true)
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: byte >= 0x80
    }
  }
}
