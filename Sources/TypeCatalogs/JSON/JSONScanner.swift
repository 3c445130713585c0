/// Checks that bytes are JSON and finds where the entries of the top-level lists begin.
///
/// `JSONDecoder` says of a fault in the text neither its line nor that a key is there twice, and of a
/// fault in a value not its line. The scanner reads every byte once and keeps no values.
/// Source: RFC 8259.
struct JSONScanner {
  /// How deep arrays and objects may lie in one another; catalogue files need five levels.
  static let depthLimit = 32

  /// What the bytes have that JSON may not have.
  struct Fault: Error {
    var offset: Int
    var reason: CatalogError.Reason
  }

  /// Where the elements of the arrays in the top-level object begin, by key.
  private(set) var elementOffsets: [String: [Int]] = [:]

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads all bytes as one JSON value.
  mutating func scan() throws(Fault) {
    if let offset = bytes.offsetOfInvalidUTF8 {
      throw Fault(offset: offset, reason: .malformed(expected: "UTF-8"))
    }
    try value(depth: 0, key: nil)
    skipSpace()
    if position < bytes.count { throw expected("the end") }
  }

  /// The lines, from 1, of byte offsets that go upward.
  func lines(of offsets: [Int]) -> [Int] {
    var line = 1
    var last = 0
    return offsets.map { offset in
      line += bytes[last..<offset].count(where: { $0 == UInt8(ascii: "\n") })
      last = offset
      return line
    }
  }

  private mutating func value(depth: Int, key: String?) throws(Fault) {
    skipSpace()
    guard position < bytes.count else { throw expected("a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"): try object(depth: depth + 1)
    case UInt8(ascii: "["): try array(depth: depth + 1, key: key)
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw expected("a value")
    }
  }

  private mutating func object(depth: Int) throws(Fault) {
    try checkDepth(depth)
    position += 1
    skipSpace()
    if take("}") { return }
    var keys: Set<[UInt8]> = []
    while true {
      skipSpace()
      let start = position
      guard peek("\"") else { throw expected("a key in quotes") }
      let key = try string()
      guard keys.insert(Array(key)).inserted else {
        throw Fault(offset: start, reason: .duplicateKey(String(decoding: key, as: UTF8.self)))
      }
      skipSpace()
      guard take(":") else { throw expected("a colon after the key") }
      try value(depth: depth, key: depth == 1 ? String(decoding: key, as: UTF8.self) : nil)
      skipSpace()
      if take("}") { return }
      guard take(",") else { throw expected("a comma or the end of the object") }
    }
  }

  private mutating func array(depth: Int, key: String?) throws(Fault) {
    try checkDepth(depth)
    position += 1
    skipSpace()
    if take("]") { return }
    while true {
      skipSpace()
      if let key { elementOffsets[key, default: []].append(position) }
      try value(depth: depth, key: nil)
      skipSpace()
      if take("]") { return }
      guard take(",") else { throw expected("a comma or the end of the array") }
    }
  }

  /// Reads a string and gives its bytes between the quotes, escapes as they are.
  private mutating func string() throws(Fault) -> ArraySlice<UInt8> {
    position += 1
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return bytes[start..<(position - 1)]
      case UInt8(ascii: "\\"):
        position += 1
        try escape()
      case 0..<0x20:
        throw expected("no control character in a string")
      default:
        position += 1
      }
    }
    throw expected("the end of the string")
  }

  private mutating func escape() throws(Fault) {
    guard position < bytes.count else { throw expected("the end of the string") }
    if take("u") {
      for _ in 0..<4 {
        guard position < bytes.count, Character(UnicodeScalar(bytes[position])).isHexDigit else {
          throw expected("four hexadecimal digits")
        }
        position += 1
      }
    } else if #""\/bfnrt"#.utf8.contains(bytes[position]) {
      position += 1
    } else {
      throw expected(#"an escape that JSON has"#)
    }
  }

  private mutating func number() throws(Fault) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while position < bytes.count,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
    if position == start { throw expected("a digit") }
  }

  private mutating func word(_ word: StaticString) throws(Fault) {
    let letters = word.description.utf8
    guard bytes[position...].starts(with: letters) else { throw expected("a value") }
    position += letters.count
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
      position += 1
    }
  }

  private func peek(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek(character) else { return false }
    position += 1
    return true
  }

  private func checkDepth(_ depth: Int) throws(Fault) {
    if depth > Self.depthLimit {
      throw Fault(offset: position, reason: .tooDeep(limit: Self.depthLimit))
    }
  }

  private func expected(_ what: String) -> Fault {
    Fault(offset: position, reason: .malformed(expected: what))
  }
}
