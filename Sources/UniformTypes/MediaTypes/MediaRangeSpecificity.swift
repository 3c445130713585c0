extension MediaRange {
  /// How narrow a range is: the greater, the narrower.
  ///
  /// `*/*` is less than `text/*`, that less than `text/plain`, and that less than
  /// `text/plain;format=flowed`. Of two with the same wildcards, the one with more parameters is the
  /// greater.
  ///
  /// Source: RFC 9110, section 12.5.1
  public struct Specificity: Hashable, Sendable, Comparable {
    /// The parts of a range that are no wildcard, the fewer the less.
    enum NamedParts: Int {
      case none
      case type
      case typeAndSubtype
    }

    private let namedParts: NamedParts
    private let parameterCount: Int

    init(namedParts: NamedParts, parameterCount: Int) {
      self.namedParts = namedParts
      self.parameterCount = parameterCount
    }

    /// Whether the left range is the wider one.
    public static func < (left: Self, right: Self) -> Bool {
      (left.namedParts.rawValue, left.parameterCount)
        < (right.namedParts.rawValue, right.parameterCount)
    }
  }
}
