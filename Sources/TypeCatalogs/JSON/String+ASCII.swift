extension String {
  /// The string with its ASCII letters in lower case and everything else as it is.
  ///
  /// `"com.apple.iWork".asciiLowercased` is `com.apple.iwork`.
  package var asciiLowercased: String {
    guard utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else {
      return self
    }
    let lowered = utf8.map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return String(decoding: lowered, as: UTF8.self)
  }
}
