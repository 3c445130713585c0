/// Makes text from outside safe to show: a file's name must not be able to move the cursor, forge
/// lines or turn the direction of writing.
enum VisibleText {
  /// The text of some bytes, with a backslash sequence for each byte that is not UTF-8 and each
  /// character that is not to be seen: `\n`, `\x1b`, `\u{202e}`; a backslash is doubled.
  static func escaped(_ bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy(isPlain) { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var rest = Array(bytes)[...]
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        append(Unicode.UTF8.decode(encoded), to: &result)
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { result += hexadecimal(byte) }
        rest = rest.dropFirst(length)
      case .emptyInput:
        return result
      }
    }
  }

  /// The text with what is not to be seen escaped.
  static func escaped(_ text: String) -> String {
    escaped(text.utf8)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20...0x7e).contains(byte) && byte != UInt8(ascii: "\\")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isHidden(scalar):
      result +=
        scalar.value < 0x80
        ? hexadecimal(UInt8(scalar.value)) : "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    // The two joiners shape emoji and the words of some languages, and do nothing else.
    if scalar == "\u{200c}" || scalar == "\u{200d}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "\\x" + (digits.count < 2 ? "0" : "") + digits
  }
}
