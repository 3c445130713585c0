/// Reads the XML form of a property list: what its document type allows, and no more of XML.
///
/// UTF-8 alone is read. Entities that a document declares of its own are refused, so none can grow
/// without bound.
/// Source: Apple, `PropertyList-1.0.dtd`; W3C, Extensible Markup Language 1.0.
struct XMLPropertyList {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineOffset = 0
  private var valueCount = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The value of a property list.
  static func parse(_ bytes: [UInt8]) throws(PropertyListFault) -> PropertyListValue {
    if let offset = bytes.offsetOfInvalidUTF8 {
      throw PropertyListFault(offset: offset, reason: .malformed(expected: "UTF-8"))
    }
    var list = XMLPropertyList(bytes)
    return try list.document()
  }

  private mutating func document() throws(PropertyListFault) -> PropertyListValue {
    _ = take("\u{FEFF}")
    try skipProlog()
    let root = try tag()
    guard root.name == "plist", root.form == .start else {
      throw expected("<plist>", at: root.offset)
    }
    try skipBetween()
    let value = try value(of: try tag(), depth: 0)
    try skipBetween()
    try end(of: "plist")
    try skipBetween()
    guard position == bytes.count else { throw expected("the end") }
    return value
  }

  /// Skips what may stand before the root: the XML declaration, comments, the document type.
  private mutating func skipProlog() throws(PropertyListFault) {
    while true {
      try skipBetween()
      let start = position
      if take("<?") {
        try skip(through: "?>", from: start)
      } else if take("<!DOCTYPE") {
        try skipDocumentType(from: start)
      } else {
        return
      }
    }
  }

  private mutating func skipDocumentType(from start: Int) throws(PropertyListFault) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return
      case UInt8(ascii: "["):
        throw expected("no declarations within the document type")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skipQuoted()
      default:
        position += 1
      }
    }
    throw expected("the end of the document type", at: start)
  }

  // MARK: Values

  private mutating func value(
    of tag: Tag, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue {
    valueCount += 1
    guard valueCount <= PropertyListLimits.values else {
      throw PropertyListFault(
        offset: tag.offset, reason: .tooMany("values", limit: PropertyListLimits.values))
    }
    guard depth <= PropertyListLimits.depth else {
      throw PropertyListFault(
        offset: tag.offset, reason: .tooDeep(limit: PropertyListLimits.depth))
    }
    guard tag.form != .end else { throw expected("a value", at: tag.offset) }
    let line = line(of: tag.offset)
    return PropertyListValue(kind: try kind(of: tag, depth: depth), line: line)
  }

  private mutating func kind(
    of tag: Tag, depth: Int
  ) throws(PropertyListFault) -> PropertyListValue.Kind {
    switch tag.name {
    case "dict": return .dictionary(try dictionary(tag, depth: depth + 1))
    case "array": return .array(try array(tag, depth: depth + 1))
    case "string": return .string(try text(tag))
    case "integer": return try integer(try text(tag), at: tag.offset)
    case "real":
      _ = try text(tag)
      return .other("a number with a fraction")
    case "true", "false":
      _ = try text(tag)
      return .other("true or false")
    case "date":
      _ = try text(tag)
      return .other("a date")
    case "data":
      _ = try text(tag)
      return .other("data")
    default: throw expected("an element of a property list", at: tag.offset)
    }
  }

  private mutating func dictionary(
    _ tag: Tag, depth: Int
  ) throws(PropertyListFault) -> [String: PropertyListValue] {
    var values: [String: PropertyListValue] = [:]
    if tag.form == .empty { return values }
    while true {
      try skipBetween()
      let next = try self.tag()
      if next.form == .end, next.name == "dict" { return values }
      guard next.name == "key", next.form != .end else {
        throw expected("<key> or </dict>", at: next.offset)
      }
      let key = try text(next)
      try skipBetween()
      let value = try value(of: try self.tag(), depth: depth)
      if values[key] == nil { values[key] = value }
    }
  }

  private mutating func array(
    _ tag: Tag, depth: Int
  ) throws(PropertyListFault) -> [PropertyListValue] {
    var values: [PropertyListValue] = []
    if tag.form == .empty { return values }
    while true {
      try skipBetween()
      let next = try self.tag()
      if next.form == .end, next.name == "array" { return values }
      values.append(try value(of: next, depth: depth))
    }
  }

  private func integer(
    _ text: String, at offset: Int
  ) throws(PropertyListFault) -> PropertyListValue.Kind {
    let digits = text.filter { !$0.isWhitespace }
    if let value = Int(digits) { return .integer(value) }
    if digits.lowercased().hasPrefix("0x"), let value = Int(digits.dropFirst(2), radix: 16) {
      return .integer(value)
    }
    let unsigned = digits.drop { $0 == "-" || $0 == "+" }
    guard !unsigned.isEmpty, unsigned.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw expected("a whole number", at: offset)
    }
    return .other("a whole number of more than 64 bits")
  }

  // MARK: Text

  /// The text of an element, through its end.
  private mutating func text(_ tag: Tag) throws(PropertyListFault) -> String {
    if tag.form == .empty { return "" }
    var text: [UInt8] = []
    while position < bytes.count {
      let start = position
      if take("<![CDATA[") {
        let first = position
        try skip(through: "]]>", from: start)
        text += bytes[first..<(position - 3)]
      } else if take("<!--") {
        try skip(through: "-->", from: start)
      } else if bytes[position] == UInt8(ascii: "<") {
        try end(of: tag.name)
        return String(decoding: text, as: UTF8.self)
      } else if bytes[position] == UInt8(ascii: "&") {
        text += String(try entity()).utf8
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    throw expected("</\(tag.name)>")
  }

  private mutating func entity() throws(PropertyListFault) -> Unicode.Scalar {
    let start = position
    // The longest that XML has of itself is `&#x10FFFF;`, zeros before the digits aside.
    guard let end = bytes[start...].prefix(32).firstIndex(of: UInt8(ascii: ";")) else {
      throw expected("an entity that XML has of itself", at: start)
    }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    position = end + 1
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let number: UInt32? =
      if name.hasPrefix("#x") {
        UInt32(name.dropFirst(2), radix: 16)
      } else if name.hasPrefix("#") {
        UInt32(name.dropFirst(), radix: 10)
      } else {
        nil
      }
    guard let number, number > 0, let scalar = Unicode.Scalar(number) else {
      throw expected("an entity that XML has of itself", at: start)
    }
    return scalar
  }

  // MARK: Tags

  private struct Tag {
    enum Form { case start, end, empty }
    var name: String
    var form: Form
    var offset: Int
  }

  private mutating func tag() throws(PropertyListFault) -> Tag {
    let offset = position
    guard take("<") else { throw expected("an element") }
    let isEnd = take("/")
    let first = position
    while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
    guard position > first else { throw expected("the name of an element") }
    let name = String(decoding: bytes[first..<position], as: UTF8.self)
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ">"):
        let isEmpty = bytes[position - 1] == UInt8(ascii: "/") && position > first + name.utf8.count
        position += 1
        if isEnd && isEmpty { throw expected("a start or an end of an element", at: offset) }
        return Tag(name: name, form: isEnd ? .end : isEmpty ? .empty : .start, offset: offset)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try skipQuoted()
      case UInt8(ascii: "<"):
        throw expected("> at the end of <\(name)", at: position)
      default:
        position += 1
      }
    }
    throw expected("> at the end of <\(name)", at: offset)
  }

  private mutating func end(of name: String) throws(PropertyListFault) {
    let offset = position
    guard bytes[position...].starts(with: "</".utf8) else { throw expected("</\(name)>") }
    let tag = try tag()
    guard tag.form == .end, tag.name == name else { throw expected("</\(name)>", at: offset) }
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: byte >= 0x80
    }
  }

  // MARK: Bytes

  /// Skips white space and comments.
  private mutating func skipBetween() throws(PropertyListFault) {
    while position < bytes.count {
      let start = position
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default:
        guard take("<!--") else { return }
        try skip(through: "-->", from: start)
      }
    }
  }

  private mutating func skipQuoted() throws(PropertyListFault) {
    let quote = bytes[position]
    guard let end = bytes[(position + 1)...].firstIndex(of: quote) else {
      throw expected("the end of the quotation")
    }
    position = end + 1
  }

  private mutating func skip(
    through mark: StaticString, from start: Int
  ) throws(PropertyListFault) {
    while position < bytes.count {
      if take(mark) { return }
      position += 1
    }
    throw expected("\(mark)", at: start)
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }

  /// The line of an offset, from 1; offsets go upward from call to call.
  private mutating func line(of offset: Int) -> Int {
    line += bytes[lineOffset..<offset].count(where: { $0 == UInt8(ascii: "\n") })
    lineOffset = offset
    return line
  }

  private func expected(_ what: String, at offset: Int? = nil) -> PropertyListFault {
    PropertyListFault(offset: offset ?? position, reason: .malformed(expected: what))
  }
}
