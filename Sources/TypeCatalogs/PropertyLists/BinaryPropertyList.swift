/// Reads the binary form of a property list, of which no offset, count or reference is believed.
///
/// Objects may be named several times and may name one another; an object that contains itself is a
/// fault, and each naming counts against the limits of values and of text.
/// Source: Apple, CoreFoundation, `CFBinaryPList.c`, the comment that describes the format.
struct BinaryPropertyList {
  private static let headerSize = 8
  private static let trailerSize = 32

  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableStart = 0
  private var openObjects: Set<Int> = []
  private var valueCount = 0
  private var textBytes = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether bytes begin as the binary form does.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "bplist".utf8)
  }

  /// The top value of a binary property list.
  static func parse(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListValue {
    var list = BinaryPropertyList(bytes)
    let top = try list.readTrailer()
    return try list.value(ofObject: top, depth: 0)
  }

  // MARK: The trailer

  private mutating func readTrailer() throws(PropertyListFault) -> Int {
    guard bytes.starts(with: "bplist0".utf8) else {
      throw expected("a binary property list of version 0", at: 6)
    }
    guard bytes.count >= Self.headerSize + Self.trailerSize else {
      throw expected("a trailer of 32 bytes", at: bytes.count)
    }
    let trailer = bytes.count - Self.trailerSize
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize) else {
      throw expected("offsets of 1 to 8 bytes", at: trailer + 6)
    }
    guard (1...8).contains(referenceSize) else {
      throw expected("references of 1 to 8 bytes", at: trailer + 7)
    }
    objectCount = try count(at: trailer + 8, upTo: trailer, "a number of objects")
    let top = try count(at: trailer + 16, upTo: objectCount - 1, "the number of an object")
    tableStart = try count(at: trailer + 24, upTo: trailer, "an offset in the file")
    guard tableStart >= Self.headerSize, objectCount <= (trailer - tableStart) / offsetSize else {
      throw expected("a table of \(objectCount) offsets in the file", at: trailer + 24)
    }
    return top
  }

  private func count(
    at offset: Int, upTo limit: Int, _ what: String
  ) throws(PropertyListFault) -> Int {
    guard let value = unsigned(at: offset, size: 8), value <= limit else {
      throw expected(what, at: offset)
    }
    return value
  }

  // MARK: Objects

  private mutating func value(
    ofObject number: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue {
    let entry = tableStart + number * offsetSize
    guard let start = unsigned(at: entry, size: offsetSize), start >= Self.headerSize,
      start < tableStart
    else { throw expected("the offset of an object", at: entry) }
    valueCount += 1
    guard valueCount <= PropertyListLimits.values else {
      throw PropertyListFault(
        offset: start, reason: .tooMany("values", limit: PropertyListLimits.values))
    }
    let marker = bytes[start]
    switch marker >> 4 {
    case 0x0: return PropertyListValue(kind: .other(try simpleName(marker, at: start)))
    case 0x1: return try integer(marker, at: start)
    case 0x2:
      try require(1 << Int(marker & 0xF), after: start, "a number")
      return PropertyListValue(kind: .other("a number with a fraction"))
    case 0x3:
      try require(8, after: start, "a date")
      return PropertyListValue(kind: .other("a date"))
    case 0x4:
      _ = try content(at: start, width: 1)
      return PropertyListValue(kind: .other("data"))
    case 0x5, 0x6, 0x7: return PropertyListValue(kind: .string(try string(at: start)))
    case 0x8:
      try require(Int(marker & 0xF) + 1, after: start, "a unique identifier")
      return PropertyListValue(kind: .other("a unique identifier"))
    case 0xA, 0xB, 0xC: return try array(number, at: start, depth: depth + 1)
    case 0xD: return try dictionary(number, at: start, depth: depth + 1)
    default: throw expected("the mark of an object", at: start)
    }
  }

  private func simpleName(_ marker: UInt8, at start: Int) throws(PropertyListFault) -> String {
    switch marker {
    case 0x00: return "nothing"
    case 0x08, 0x09: return "true or false"
    default: throw expected("the mark of an object", at: start)
    }
  }

  private func integer(_ marker: UInt8, at start: Int) throws(PropertyListFault)
    -> PropertyListValue
  {
    let exponent = Int(marker & 0xF)
    guard exponent <= 4 else { throw expected("a whole number of 1 to 16 bytes", at: start) }
    try require(1 << exponent, after: start, "a whole number")
    let big = PropertyListValue(kind: .other("a whole number of more than 64 bits"))
    if exponent == 4 { return big }
    var value: UInt64 = 0
    for byte in bytes[(start + 1)..<(start + 1 + 1 << exponent)] {
      value = value << 8 | UInt64(byte)
    }
    // Only numbers of eight bytes have a sign.
    return PropertyListValue(kind: .integer(Int(truncatingIfNeeded: value)))
  }

  private mutating func string(at start: Int) throws(PropertyListFault) -> String {
    let kind = bytes[start] >> 4
    let content = try content(at: start, width: kind == 0x6 ? 2 : 1)
    textBytes += content.count
    guard textBytes <= PropertyListLimits.size else {
      throw PropertyListFault(
        offset: start, reason: .tooMany("bytes of text", limit: PropertyListLimits.size))
    }
    let text: String? =
      switch kind {
      case 0x5: String(validating: bytes[content], as: Unicode.ASCII.self)
      case 0x7: String(validating: bytes[content], as: UTF8.self)
      default:
        String(
          validating: stride(from: content.lowerBound, to: content.upperBound, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
          }, as: UTF16.self)
      }
    guard let text else {
      let encoding = kind == 0x5 ? "ASCII" : kind == 0x6 ? "UTF-16" : "UTF-8"
      throw expected(encoding, at: content.lowerBound)
    }
    return text
  }

  private mutating func array(
    _ number: Int, at start: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue {
    let references = try content(at: start, width: referenceSize)
    try open(number, at: start, depth: depth)
    var values: [PropertyListValue] = []
    for place in stride(from: references.lowerBound, to: references.upperBound, by: referenceSize) {
      values.append(try value(ofObject: reference(at: place), depth: depth))
    }
    openObjects.remove(number)
    return PropertyListValue(kind: .array(values))
  }

  private mutating func dictionary(
    _ number: Int, at start: Int, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue {
    let references = try content(at: start, width: referenceSize * 2)
    let half = references.count / 2
    try open(number, at: start, depth: depth)
    var values: [String: PropertyListValue] = [:]
    for place in stride(
      from: references.lowerBound, to: references.lowerBound + half, by: referenceSize)
    {
      let key = try value(ofObject: reference(at: place), depth: depth)
      guard case .string(let key) = key.kind else { throw expected("a string as key", at: place) }
      let value = try value(ofObject: reference(at: place + half), depth: depth)
      if values[key] == nil { values[key] = value }
    }
    openObjects.remove(number)
    return PropertyListValue(kind: .dictionary(values))
  }

  private mutating func open(
    _ number: Int, at start: Int, depth: Int
  ) throws(PropertyListFault) {
    guard openObjects.insert(number).inserted else {
      throw PropertyListFault(offset: start, reason: .circularReference)
    }
    guard depth <= PropertyListLimits.depth else {
      throw PropertyListFault(offset: start, reason: .tooDeep(limit: PropertyListLimits.depth))
    }
  }

  private func reference(at offset: Int) throws(PropertyListFault) -> Int {
    guard let number = unsigned(at: offset, size: referenceSize), number < objectCount else {
      throw expected("the number of an object", at: offset)
    }
    return number
  }

  // MARK: Bytes

  /// Where the elements of a string, data, an array or a dictionary stand, each of some bytes.
  private func content(at start: Int, width: Int) throws(PropertyListFault) -> Range<Int> {
    var count = Int(bytes[start] & 0xF)
    var first = start + 1
    if count == 0xF {
      guard first < tableStart, bytes[first] >> 4 == 0x1, bytes[first] & 0xF <= 3 else {
        throw expected("a count", at: first)
      }
      let size = 1 << Int(bytes[first] & 0xF)
      guard let long = unsigned(at: first + 1, size: size) else {
        throw expected("a count", at: first)
      }
      count = long
      first += 1 + size
    }
    guard first <= tableStart, count <= (tableStart - first) / width else {
      throw expected("\(count) elements in the file", at: start)
    }
    return first..<(first + count * width)
  }

  private func require(
    _ count: Int, after start: Int, _ what: String
  ) throws(PropertyListFault) {
    guard count < tableStart - start else { throw expected(what, at: start) }
  }

  /// The big-endian number at a place; `nil` where it is not in the file or too big for any offset.
  private func unsigned(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= bytes.count, offset <= bytes.count - size else { return nil }
    var value: UInt64 = 0
    for byte in bytes[offset..<(offset + size)] { value = value << 8 | UInt64(byte) }
    return Int(exactly: value)
  }

  private func expected(_ what: String, at offset: Int) -> PropertyListFault {
    PropertyListFault(offset: offset, reason: .malformed(expected: what))
  }
}
