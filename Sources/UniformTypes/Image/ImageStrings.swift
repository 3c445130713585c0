/// The block of strings of an image in the making; equal strings stand in it once.
struct ImageStrings {
  private(set) var bytes: [UInt8] = []
  private var placeByString: [String: UInt32] = [:]

  /// The place of a string, which is added where it is not there.
  mutating func place(of string: String) -> UInt32 {
    if let place = placeByString[string] { return place }
    let place = UInt32(bytes.count)
    var length = UInt32(string.utf8.count).littleEndian
    withUnsafeBytes(of: &length) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: string.utf8)
    while bytes.count % 4 != 0 { bytes.append(0) }
    placeByString[string] = place
    return place
  }

  /// The place of a string that may be absent.
  mutating func place(of string: String?) -> UInt32 {
    string.map { place(of: $0) } ?? ImageLayout.none
  }
}
