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

  /// A hash of the folded bytes (FNV-1a, 32 bits), the same in every process and on every platform.
  @inline(__always)
  static func hash(
    _ bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool, seed: UInt32 = 0
  ) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5 ^ (seed &* 0x9E37_79B9)
    for byte in bytes {
      hash = (hash ^ UInt32(ignoringCase ? lowercased(byte) : byte)) &* 0x0100_0193
    }
    return hash
  }

  /// Whether a stored key is equal to folded bytes.
  @inline(__always)
  static func equals(
    _ key: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, ignoringCase: Bool
  ) -> Bool {
    guard key.count == bytes.count else { return false }
    for index in key.indices {
      let byte = ignoringCase ? lowercased(bytes[index]) : bytes[index]
      if key[index] != byte { return false }
    }
    return true
  }

  @inline(__always)
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80
  }

  @inline(__always)
  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
