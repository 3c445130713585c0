/// Memory that grows without moving: what was handed out stays where it is.
///
/// Growing allocates a larger block and keeps the smaller one until the end, so that a span over the
/// first bytes outlives the growth. Capacity at least doubles, so that the blocks kept are together
/// never larger than the block in use.
struct StableMemory: ~Copyable {
  private var block: UnsafeMutableRawBufferPointer
  private var retired: [UnsafeMutableRawBufferPointer]

  /// How many bytes at the start hold content.
  private(set) var count: Int

  init() {
    block = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    retired = []
    count = 0
  }

  deinit {
    block.deallocate()
    for old in retired { old.deallocate() }
  }

  /// The bytes that hold content.
  ///
  /// The pointer is good as long as this value lives; `count` bounds it.
  var content: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: block[..<count])
  }

  /// Makes room and gives the free bytes from `count` up to `capacity`.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes the memory must be able to hold.
  ///   - limit: How many it will ever need, so that doubling does not overshoot.
  mutating func free(upTo capacity: Int, limit: Int) -> UnsafeMutableRawBufferPointer {
    if capacity > block.count {
      let doubled = min(max(capacity, block.count &* 2), max(capacity, limit))
      let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: doubled, alignment: 16)
      larger.copyMemory(from: content)
      if !block.isEmpty { retired.append(block) }
      block = larger
    }
    return UnsafeMutableRawBufferPointer(rebasing: block[count..<max(count, capacity)])
  }

  /// Says that `added` of the free bytes now hold content.
  mutating func add(_ added: Int) {
    precondition(added >= 0 && added <= block.count - count, "more bytes than there is room for")
    count += added
  }
}
