/// The block of strings of an image in the making; equal strings stand in it once.
struct ImageStrings {
  private(set) var bytes: [UInt8] = []
  private var textPlaces = PlaceTable()
  private var bytesPlaces = PlaceTable()

  /// The place of a string, which is added where it is not there.
  mutating func place(of string: String) -> UInt32 {
    FoldedText.withBytes(of: string, ignoringCase: false) { text in
      place(of: text, in: \.textPlaces)
    }
  }

  /// The place of bytes that need not be text.
  mutating func place(of content: [UInt8]) -> UInt32 {
    content.withUnsafeBufferPointer { place(of: $0, in: \.bytesPlaces) }
  }

  /// The place of a string that may be absent.
  mutating func place(of string: String?) -> UInt32 {
    string.map { place(of: $0) } ?? ImageLayout.none
  }

  private mutating func place(
    of content: UnsafeBufferPointer<UInt8>, in places: WritableKeyPath<Self, PlaceTable>
  ) -> UInt32 {
    let hash = FoldedText.hash(content, ignoringCase: false)
    let known = self[keyPath: places].place(hash: hash) { holds(content, at: Int($0)) }
    if let known { return known }
    let place = UInt32(bytes.count)
    withUnsafeBytes(of: UInt32(content.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: content)
    while bytes.count % 4 != 0 { bytes.append(0) }
    self[keyPath: places].insert(place, hash: hash)
    return place
  }

  private func holds(_ content: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let length = (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    return length == content.count && bytes[(place + 4)..<(place + 4 + length)].elementsEqual(content)
  }
}
