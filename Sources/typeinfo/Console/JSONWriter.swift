/// Writes JSON straight into bytes, keys in the order in which they are given.
///
/// `JSONEncoder` takes more time for one answer than finding it does, and either sorts or shuffles keys.
struct JSONWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an object with what the closure puts in it.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes an array with what the closure puts in it.
  mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  /// Writes an array of strings.
  mutating func array(_ texts: some Sequence<String>) {
    array { writer in
      for text in texts { writer.value(text) }
    }
  }

  /// Writes a key; its value must follow.
  mutating func key(_ name: StaticString) {
    value(String(describing: name))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string, or `null`.
  mutating func value(_ text: String?) {
    guard let text else { return literal("null") }
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 { append(byte) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  mutating func value(_ number: Int) { literal(String(number)) }

  /// Writes `true` or `false`.
  mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  /// Writes `null`.
  mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20, 0x7f:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (byte < 0x10 ? "\\u000" : "\\u00").utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(byte)
    }
  }
}
