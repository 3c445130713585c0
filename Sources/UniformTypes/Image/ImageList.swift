/// The words of one list in a catalogue image, in place.
struct ImageList: RandomAccessCollection {
  private let start: UnsafeRawPointer
  let count: Int

  /// Takes `count` words from a place; ``CatalogImage/list(_:)`` has checked that they are there.
  init(start: UnsafeRawPointer, count: Int) {
    self.start = start
    self.count = count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(position: Int) -> UInt32 {
    precondition(position >= 0 && position < count)
    return start.load(fromByteOffset: position &* 4, as: UInt32.self)
  }
}
