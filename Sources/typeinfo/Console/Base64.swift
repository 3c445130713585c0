/// Bytes as text by RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as text: `YQ==` for `a`.
  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let word = (group + [0, 0]).prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for place in 0..<4 {
        let isFilled = place <= group.count
        result.append(
          isFilled ? alphabet[Int(word >> UInt32(18 - 6 * place) & 0x3f)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
