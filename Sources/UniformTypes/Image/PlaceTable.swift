/// Places by hash, for tables that keep their keys elsewhere and compare them in place.
///
/// A dictionary would hold every key a second time and hash it with more care than an image needs.
struct PlaceTable {
  private struct Slot {
    var hash: UInt32
    var place: UInt32
  }

  private static let empty = UInt32.max
  private var slots = [Slot](repeating: Slot(hash: 0, place: empty), count: 64)
  private var count = 0

  /// The place that was inserted with a hash and that matches.
  @inline(__always)
  func place(hash: UInt32, where matches: (UInt32) -> Bool) -> UInt32? {
    var index = Self.mixed(hash) & (slots.count - 1)
    while slots[index].place != Self.empty {
      if slots[index].hash == hash, matches(slots[index].place) { return slots[index].place }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a place of which ``place(hash:where:)`` has found none.
  mutating func insert(_ place: UInt32, hash: UInt32) {
    if (count + 1) * 2 > slots.count { grow() }
    add(Slot(hash: hash, place: place))
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, place: Self.empty), count: old.count * 2)
    for slot in old where slot.place != Self.empty { add(slot) }
  }

  private mutating func add(_ slot: Slot) {
    var index = Self.mixed(slot.hash) & (slots.count - 1)
    while slots[index].place != Self.empty { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  /// The low bits of FNV-1a alone put similar keys side by side.
  @inline(__always)
  private static func mixed(_ hash: UInt32) -> Int {
    Int((hash ^ hash >> 15) &* 0x85EB_CA6B >> 7)
  }
}

extension PlaceTable {
  /// A hash of words (FNV-1a, a word a step).
  @inline(__always)
  static func hash<Word: FixedWidthInteger>(of words: some Sequence<Word>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for word in words { hash = (hash ^ UInt64(truncatingIfNeeded: word)) &* 0x0000_0100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
