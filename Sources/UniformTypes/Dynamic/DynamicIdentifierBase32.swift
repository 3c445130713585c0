extension DynamicIdentifier {
  /// The base-32 code of dynamic identifiers: most significant bit first, no padding characters.
  ///
  /// Its alphabet is a to z without i, j, l and o, then 0 to 9.
  enum Base32 {
    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static var bitsPerCharacter: Int { 5 }

    /// The number of characters that a number of bytes takes.
    static func length(ofByteCount count: Int) -> Int {
      (count * UInt8.bitWidth + bitsPerCharacter - 1) / bitsPerCharacter
    }

    /// The characters of the bytes, the last one filled up with zero bits.
    static func encode(_ bytes: [UInt8]) -> [UInt8] {
      var characters: [UInt8] = []
      characters.reserveCapacity(length(ofByteCount: bytes.count))
      var accumulator: UInt32 = 0
      var pending = 0
      for byte in bytes {
        accumulator = (accumulator << 8 | UInt32(byte)) & 0xFFFF
        pending += UInt8.bitWidth
        while pending >= bitsPerCharacter {
          pending -= bitsPerCharacter
          characters.append(alphabet[Int(accumulator >> pending & 0x1F)])
        }
      }
      if pending > 0 {
        characters.append(alphabet[Int(accumulator << (bitsPerCharacter - pending) & 0x1F)])
      }
      return characters
    }

    /// The bytes of the characters, which may be of either case.
    ///
    /// `nil` where a character is not of the alphabet, where one stands there that no byte needs, or
    /// where the bits that are left over are not zero.
    static func decode(_ characters: some Sequence<UInt8>) -> [UInt8]? {
      var bytes: [UInt8] = []
      var accumulator: UInt32 = 0
      var pending = 0
      for character in characters {
        guard let value = value(of: HTTPSyntax.lowercased(character)) else { return nil }
        accumulator = (accumulator << 5 | value) & 0xFFFF
        pending += bitsPerCharacter
        if pending >= UInt8.bitWidth {
          pending -= UInt8.bitWidth
          bytes.append(UInt8(truncatingIfNeeded: accumulator >> pending))
        }
      }
      let leftOver = accumulator & (1 << pending - 1)
      return pending < bitsPerCharacter && leftOver == 0 ? bytes : nil
    }

    private static func value(of character: UInt8) -> UInt32? {
      alphabet.firstIndex(of: character).map(UInt32.init)
    }
  }
}
