/// The block of strings of an image in the making; equal strings stand in it once.
struct ImageStrings {
  private(set) var bytes: [UInt8] = []
  private var placeByString: [String: UInt32] = [:]
  private var placeByBytes: [[UInt8]: UInt32] = [:]

  /// The place of a string, which is added where it is not there.
  mutating func place(of string: String) -> UInt32 {
    if let place = placeByString[string] { return place }
    let place = append(string.utf8)
    placeByString[string] = place
    return place
  }

  /// The place of bytes that need not be text.
  mutating func place(of bytes: [UInt8]) -> UInt32 {
    if let place = placeByBytes[bytes] { return place }
    let place = append(bytes)
    placeByBytes[bytes] = place
    return place
  }

  private mutating func append(_ content: some Collection<UInt8>) -> UInt32 {
    let place = UInt32(bytes.count)
    withUnsafeBytes(of: UInt32(content.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: content)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return place
  }

  /// The place of a string that may be absent.
  mutating func place(of string: String?) -> UInt32 {
    string.map { place(of: $0) } ?? ImageLayout.none
  }
}
