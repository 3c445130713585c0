/// Text as the tables of the image compare it: UTF-8, with or without regard to case.
///
/// Case is folded by ASCII rules byte by byte; text with other characters takes the slow way over
/// `String.lowercased()`, so that both sides of a comparison are folded alike.
enum FoldedText {
  /// Calls a function with the UTF-8 of a text, case folded away where asked.
  ///
  /// ASCII text is handed over as it is, since ``hash(_:ignoringCase:seed:)`` and
  /// ``equals(_:_:ignoringCase:)`` fold ASCII themselves: the usual path allocates nothing.
  @inline(__always)
  static func withBytes<Result>(
    of text: String, ignoringCase: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let result = text.utf8.withContiguousStorageIfAvailable({ bytes -> Result? in
      ignoringCase && !isASCII(bytes) ? nil : body(bytes)
    }), let result {
      return result
    }
    var folded = ignoringCase ? text.lowercased() : text
    return folded.withUTF8(body)
  }

  /// Text in the form in which it is stored as a key.
  static func canonical(_ text: String, ignoringCase: Bool) -> String {
    ignoringCase ? text.lowercased() : text
  }

  /// A hash of the folded bytes, the same in every process and on every platform.
  ///
  /// Eight bytes are taken at a time; the last eight may take some of those before them again, which
  /// the length, part of the hash, makes unambiguous.
  @inline(__always)
  static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool, seed: UInt32 = 0
  ) -> UInt32 {
    var hash = (UInt64(seed) << 32 | UInt64(UInt32(truncatingIfNeeded: bytes.count))) &* multiplier
    forEachWord(of: bytes) { word in
      hash = (hash ^ (ignoringCase ? lowercased(word) : word)) &* multiplier
      hash ^= hash >> 29
      return true
    }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  /// Whether a stored key is equal to folded bytes.
  @inline(__always)
  static func equals(
    _ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool
  ) -> Bool {
    guard key.count == bytes.count else { return false }
    var place = 0
    return forEachWord(of: bytes) { word in
      defer { place += 1 }
      return self.word(place, of: key) == (ignoringCase ? lowercased(word) : word)
    }
  }

  // The golden ratio as a fraction of 2^64, odd: its bits are spread evenly.
  private static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @inline(__always)
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    forEachWord(of: bytes) { $0 & 0x8080_8080_8080_8080 == 0 }
  }

  /// Calls a function with the bytes, eight in a word, until it returns `false`.
  @inline(__always)
  @discardableResult
  private static func forEachWord(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt64) -> Bool
  ) -> Bool {
    for place in 0..<(bytes.count &+ 7) / 8 where !body(word(place, of: bytes)) { return false }
    return true
  }

  /// The bytes of a place, eight to a place; the last place of longer text holds its last eight bytes.
  @inline(__always)
  private static func word(_ place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = bytes.baseAddress.map(UnsafeRawPointer.init) else { return 0 }
    if bytes.count >= 8 {
      let offset = min(place &* 8, bytes.count &- 8)
      return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    if bytes.count >= 4 {
      let first = UInt32(littleEndian: start.loadUnaligned(as: UInt32.self))
      let last = UInt32(
        littleEndian: start.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) << 32
    }
    return UInt64(bytes[0]) | UInt64(bytes[bytes.count / 2]) << 8
      | UInt64(bytes[bytes.count &- 1]) << 16
  }

  /// The bytes of a word with ASCII capitals made small, all eight at once.
  @inline(__always)
  private static func lowercased(_ word: UInt64) -> UInt64 {
    let every: UInt64 = 0x0101_0101_0101_0101
    let lowBits = word & (0x7F &* every)
    let fromA = lowBits &+ UInt64(0x80 - UInt8(ascii: "A")) &* every
    let behindZ = lowBits &+ UInt64(0x7F - UInt8(ascii: "Z")) &* every
    let capitals = (fromA ^ behindZ) & ~word & (0x80 &* every)
    return word | capitals >> 2
  }
}
