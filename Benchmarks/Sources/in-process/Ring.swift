/// Eight inputs of a benchmark, taken in turn, so that no answer can be made once for all turns.
struct Ring<Element>: @unchecked Sendable {
  // A value that cannot be copied is lent from where it stands: a benchmark shall not count the copy.
  private struct Place: ~Copyable {
    let element: Element
  }

  // Never written after the initializer.
  private let start: UnsafeMutablePointer<Place>

  /// Copies the inputs, repeated up to eight, to memory that is never given back.
  init(_ elements: [Element]) {
    start = .allocate(capacity: Self.count)
    for place in 0..<Self.count {
      start.advanced(by: place).initialize(to: Place(element: elements[place % elements.count]))
    }
  }

  private static var count: Int { 8 }

  /// The input of a turn.
  @inline(__always)
  subscript(turn: Int64) -> Element {
    _read { yield start[Int(truncatingIfNeeded: turn) & (Self.count - 1)].element }
  }
}

extension Ring where Element == UnsafePointer<CChar> {
  /// The inputs as C strings, for the peers.
  init(strings: [String]) {
    self.init(
      strings.map { string in
        let bytes = Array(string.utf8CString)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        return UnsafePointer(copy)
      })
  }
}
