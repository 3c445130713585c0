/// The content of a file, stream or array of bytes, as readers of formats look at it.
///
/// Places in the first bytes cost a load; places behind them cost a read, where the input can be read
/// there at all, and count against the input's budget. Whatever cannot be read is absent: a question
/// about it answers `nil`, so a truncated file looks the same as one that cannot be read to its end.
final class Content {
  /// How many bytes of a number stand first.
  enum ByteOrder {
    case bigEndian, littleEndian
  }

  private let input: BoundedInput
  // The input never moves or frees what it has read, and lives as long as this object.
  private let prefix: UnsafeRawBufferPointer
  private var window = Window()

  /// The part of the content behind the prefix that was read last.
  private struct Window {
    var offset = 0
    var bytes: [UInt8] = []
  }

  private static let windowCount = 512

  /// Takes the first bytes of an input.
  init(_ input: BoundedInput, prefixCount: Int) throws(InputError) {
    self.input = input
    prefix = try input.stablePrefix(upTo: prefixCount)
  }

  /// How many bytes at the start cost nothing to look at.
  var prefixCount: Int { prefix.count }

  /// Whether the prefix is all there is.
  var isWhole: Bool { input.isPrefixWhole }

  /// The size in bytes; `nil` of a stream that has not ended.
  var size: Int? { input.size.map { Int(clamping: $0) } }

  /// Whether places behind the prefix can be read.
  var hasRandomAccess: Bool { input.hasRandomAccess }

  /// Calls a function with the prefix, which is good for the time of the call.
  @inline(__always)
  func withPrefix<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { body(prefix) }

  /// The byte at a place; `nil` behind the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8? { number(at: offset, as: UInt8.self, .bigEndian) }

  /// The number at a place; `nil` where it does not lie wholly within the content.
  @inline(__always)
  func number<Number: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    at offset: Int, as type: Number.Type, _ order: ByteOrder
  ) -> Number? {
    let count = Number.bitWidth / 8
    guard offset >= 0 else { return nil }
    if offset <= prefix.count - count {
      let number = prefix.loadUnaligned(fromByteOffset: offset, as: Number.self)
      return order == .bigEndian ? Number(bigEndian: number) : Number(littleEndian: number)
    }
    let bytes = windowBytes(at: offset, count: count)
    guard bytes.count == count else { return nil }
    let inOrder = order == .bigEndian ? Array(bytes) : bytes.reversed()
    return inOrder.reduce(0) { $0 << 8 | Number($1) }
  }

  /// Whether a text of ASCII stands at a place.
  @inline(__always)
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset >= 0 else { return false }
    return text.withUTF8Buffer { wanted in
      if offset <= prefix.count - count {
        return UnsafeRawBufferPointer(rebasing: prefix[offset..<offset + count])
          .elementsEqual(wanted)
      }
      return windowBytes(at: offset, count: count).elementsEqual(wanted)
    }
  }

  /// Whether some bytes stand at a place.
  func has(_ wanted: [UInt8], at offset: Int) -> Bool {
    bytes(at: offset, count: wanted.count) == wanted[...]
  }

  /// The bytes at a place, fewer where the content or the budget ends before.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0 else { return [] }
    if offset < prefix.count, offset <= prefix.count - count || isWhole || !hasRandomAccess {
      return Array(prefix[offset..<min(prefix.count, offset + min(count, prefix.count))])[...]
    }
    return windowBytes(at: offset, count: count)
  }

  /// The bytes at a place as text, where all are there and all are printable ASCII.
  func text(at offset: Int, count: Int) -> String? {
    let bytes = bytes(at: offset, count: count)
    guard bytes.count == count, bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The place of some bytes in a range of the prefix, `nil` where they do not stand there.
  ///
  /// It takes time in proportion to the range.
  func firstIndex(of wanted: StaticString, in range: Range<Int>) -> Int? {
    let count = wanted.utf8CodeUnitCount
    let last = min(range.upperBound, prefix.count) - count
    guard count > 0, range.lowerBound >= 0, range.lowerBound <= last else { return nil }
    return (range.lowerBound...last).first { has(wanted, at: $0) }
  }

  /// Bytes behind the prefix, through a window so that neighbouring places cost one read.
  private func windowBytes(at offset: Int, count: Int) -> ArraySlice<UInt8> {
    let inWindow = offset - window.offset
    if inWindow >= 0, inWindow <= window.bytes.count - count {
      return window.bytes[inWindow..<inWindow + count]
    }
    let wanted = max(count, Self.windowCount)
    let read = try? input.bytes(at: Int64(offset), count: wanted)
    window = Window(offset: offset, bytes: read ?? [])
    return window.bytes.prefix(count)
  }
}
