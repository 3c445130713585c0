/// Reads the line of a ``TypeSignature``.
struct SignatureReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// Clauses with `&` between them, then a strength where one is written; nothing may follow.
  mutating func readSignature() -> TypeSignature? {
    var clauses: [TypeSignature.Clause] = []
    repeat {
      guard clauses.count < TypeSignature.clauseLimit, let clause = readClause() else {
        return nil
      }
      clauses.append(clause)
    } while skip(" & ")
    guard !clauses[0].isRelative else { return nil }
    var strength: TypeSignature.Strength?
    if skip(" ") {
      guard let written = TypeSignature.Strength(rawValue: String(Substring(rest))) else {
        return nil
      }
      strength = written
      rest = rest[rest.endIndex...]
    }
    return rest.isEmpty ? TypeSignature(clauses: clauses, strength: strength) : nil
  }

  private mutating func readClause() -> TypeSignature.Clause? {
    let isRelative = skip("+")
    guard let first = readNumber(), first <= TypeSignature.offsetLimit else { return nil }
    var last = first
    if skip("..") {
      guard let number = readNumber(), number >= first,
        number - first <= TypeSignature.spanLimit
      else { return nil }
      last = number
    }
    guard skip(":") else { return nil }
    var patterns: [TypeSignature.Pattern] = []
    repeat {
      guard patterns.count < TypeSignature.alternativeLimit, let pattern = readPattern() else {
        return nil
      }
      patterns.append(pattern)
    } while skip("|")
    return TypeSignature.Clause(
      isRelative: isRelative, offset: first, span: last - first, patterns: patterns)
  }

  private mutating func readPattern() -> TypeSignature.Pattern? {
    if skip("'") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "'")) else { return nil }
      let bytes = Array(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return isSound(bytes) ? TypeSignature.Pattern(bytes: bytes) : nil
    }
    guard let bytes = readBytes(), isSound(bytes) else { return nil }
    guard skip("/") else { return TypeSignature.Pattern(bytes: bytes) }
    guard let mask = readBytes(), mask.count == bytes.count, mask.contains(where: { $0 != 0 })
    else { return nil }
    return TypeSignature.Pattern(bytes: bytes, mask: mask)
  }

  private func isSound(_ bytes: [UInt8]) -> Bool {
    (1...TypeSignature.patternLimit).contains(bytes.count)
  }

  private mutating func readNumber() -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count <= 9, let number = Int(Substring(digits)) else { return nil }
    rest = rest.dropFirst(digits.count)
    return number
  }

  private mutating func readBytes() -> [UInt8]? {
    let digits = rest.prefix { Self.value(ofDigit: $0) != nil }
    guard digits.count % 2 == 0 else { return nil }
    rest = rest.dropFirst(digits.count)
    let values = digits.compactMap(Self.value)
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  private static func value(ofDigit digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}
