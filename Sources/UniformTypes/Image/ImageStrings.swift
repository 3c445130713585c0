/// The block of strings of an image in the making; equal strings stand in it once.
struct ImageStrings {
  private(set) var bytes: [UInt8] = []
  private var textPlaces = PlaceTable()
  private var bytesPlaces = PlaceTable()

  /// The place of a string, which is added where it is not there.
  mutating func place(of string: String) -> UInt32 {
    FoldedText.withBytes(of: string, ignoringCase: false) { text in
      let hash = FoldedText.hash(text, ignoringCase: false)
      let known = textPlaces.place(hash: hash) { holds(text, at: Int($0)) }
      if let known { return known }
      let place = append(text)
      textPlaces.insert(place, hash: hash)
      return place
    }
  }

  /// The place of bytes that need not be text.
  mutating func place(of content: [UInt8]) -> UInt32 {
    content.withUnsafeBufferPointer { content in
      let hash = FoldedText.hash(content, ignoringCase: false)
      let known = bytesPlaces.place(hash: hash) { holds(content, at: Int($0)) }
      if let known { return known }
      let place = append(content)
      bytesPlaces.insert(place, hash: hash)
      return place
    }
  }

  /// The place of a string that may be absent.
  mutating func place(of string: String?) -> UInt32 {
    string.map { place(of: $0) } ?? ImageLayout.none
  }

  private mutating func append(_ content: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let place = UInt32(bytes.count)
    withUnsafeBytes(of: UInt32(content.count).littleEndian) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: content)
    while bytes.count % 4 != 0 { bytes.append(0) }
    return place
  }

  private func holds(_ content: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let length = (0..<4).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    return length == content.count
      && bytes[(place + 4)..<(place + 4 + length)].elementsEqual(content)
  }
}
