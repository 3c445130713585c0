extension AcceptHeader {
  /// How much a client likes a media type: 0 to 1 in steps of a thousandth.
  ///
  /// Zero means that the client does not take it.
  ///
  /// Source: RFC 9110, section 12.4.2
  public struct Quality: Hashable, Sendable, Comparable {
    /// The weight in thousandths, 0 to 1,000.
    public let thousandths: Int

    /// Makes a weight, `nil` where the number is below 0 or above 1,000.
    public init?(thousandths: Int) {
      guard (0...Self.steps).contains(thousandths) else { return nil }
      self.init(checked: thousandths)
    }

    /// The weight of what is not taken, 0.
    public static var zero: Quality { Quality(checked: 0) }

    /// The weight of what is liked best, 1.
    public static var one: Quality { Quality(checked: steps) }

    /// The weight as a number: 0.7.
    public var value: Double { Double(thousandths) / Double(Self.steps) }

    /// Whether the left one is liked less.
    public static func < (left: Self, right: Self) -> Bool { left.thousandths < right.thousandths }

    private static var steps: Int { 1_000 }

    private init(checked thousandths: Int) {
      self.thousandths = thousandths
    }
  }
}

extension AcceptHeader.Quality: LosslessStringConvertible {
  /// Reads a weight as HTTP writes it: 0 or 1, then a period and up to three digits.
  ///
  /// ```swift
  /// AcceptHeader.Quality("0.25")?.thousandths  // 250
  /// AcceptHeader.Quality("1.001")              // nil
  /// AcceptHeader.Quality(".5")                 // nil
  /// ```
  ///
  /// `nil` where the text is none.
  public init?(_ description: String) {
    var bytes = description.utf8[...]
    guard let whole = bytes.popFirst(), whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1")
    else { return nil }
    var thousandths = whole == UInt8(ascii: "1") ? Self.steps : 0
    if let period = bytes.popFirst() {
      guard period == UInt8(ascii: ".") else { return nil }
      var place = Self.steps / 10
      while let digit = bytes.popFirst() {
        guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9"), place > 0 else { return nil }
        thousandths += Int(digit - UInt8(ascii: "0")) * place
        place /= 10
      }
    }
    self.init(thousandths: thousandths)
  }

  /// The weight as HTTP writes it, without zeroes at the end: `0.25`, `1`.
  public var description: String {
    guard thousandths > 0 else { return "0" }
    guard thousandths < Self.steps else { return "1" }
    var digits = String(Self.steps + thousandths).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "0.\(digits)"
  }
}
