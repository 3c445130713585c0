/// Bytes at certain places by which data of a type is known: its magic.
///
/// A signature is a list of clauses that must all hold, and says how much it proves. It is written as a
/// line of text, which is also its form in the catalogue:
///
/// ```swift
/// TypeSignature("0:89504E470D0A1A0A")                  // these bytes at the start
/// TypeSignature("0:'RIFF' & 8:'WAVE'")                 // both
/// TypeSignature("0:'GIF87a'|'GIF89a'")                 // either
/// TypeSignature("0..1023:'%PDF-' strong")              // somewhere in the first kilobyte
/// TypeSignature("0:FFE0/FFE0 weak")                    // the first eleven bits
/// TypeSignature("0:'<?xml' & +0..255:'<svg'")          // within 255 bytes behind the clause before
/// ```
///
/// Limits: 16 clauses, 64 patterns a clause, 256 bytes a pattern, 65,535 places a range, and offsets up to
/// 1,048,576.
///
/// Source: the rule forms of `magic(5)`, shared-mime-info and the PRONOM registry have the same parts.
public struct TypeSignature: Hashable, Sendable {
  /// How much a signature proves on its own.
  public enum Strength: String, Hashable, Sendable, Codable {
    /// It is short, or reads like prose: it needs a second check.
    case weak
    /// Hardly anything else begins so.
    case strong
  }

  /// Some bytes, or some bits of them.
  public struct Pattern: Hashable, Sendable {
    /// The bytes, each with the bits that count.
    public let bytes: [UInt8]
    /// The bits of each byte that count; `nil` where all do.
    public let mask: [UInt8]?

    /// Makes a pattern; bits that do not count are cleared.
    ///
    /// - Precondition: There are 1 to 256 bytes, and as many in the mask, which has a bit set.
    public init(bytes: [UInt8], mask: [UInt8]? = nil) {
      precondition((1...TypeSignature.patternLimit).contains(bytes.count))
      guard let mask, mask.contains(where: { $0 != 0xFF }) else {
        self.bytes = bytes
        self.mask = nil
        return
      }
      precondition(mask.count == bytes.count && mask.contains { $0 != 0 })
      self.bytes = zip(bytes, mask).map { $0 & $1 }
      self.mask = mask
    }
  }

  /// One or several patterns, one of which must stand at a place.
  public struct Clause: Hashable, Sendable {
    /// Whether the place is counted from the end of the clause before, not from the start of the data.
    public let isRelative: Bool
    /// The first place that is tried, in bytes.
    public let offset: Int
    /// How many further places are tried.
    public let span: Int
    /// The patterns, one of which must match.
    public let patterns: [Pattern]

    /// Makes a clause.
    ///
    /// - Precondition: Numbers are not negative and within the limits; there is at least one pattern.
    public init(isRelative: Bool = false, offset: Int, span: Int = 0, patterns: [Pattern]) {
      precondition((0...TypeSignature.offsetLimit).contains(offset))
      precondition((0...TypeSignature.spanLimit).contains(span))
      precondition((1...TypeSignature.alternativeLimit).contains(patterns.count))
      self.isRelative = isRelative
      self.offset = offset
      self.span = span
      self.patterns = patterns
    }
  }

  static let clauseLimit = 16
  static let alternativeLimit = 64
  static let patternLimit = 256
  static let spanLimit = 65_535
  static let offsetLimit = 1_048_576

  /// What must hold, all of it.
  public let clauses: [Clause]
  /// How much it proves.
  public let strength: Strength

  /// Makes a signature; where no strength is given it is told from the bytes.
  ///
  /// - Precondition: There are 1 to 16 clauses.
  public init(clauses: [Clause], strength: Strength? = nil) {
    precondition((1...Self.clauseLimit).contains(clauses.count))
    self.clauses = clauses
    self.strength = strength ?? Self.naturalStrength(of: clauses)
  }

  /// How many bits a match fixes at the least: 64 for eight bytes.
  public var fixedBitCount: Int { Self.fixedBitCount(of: clauses) }

  private static func fixedBitCount(of clauses: [Clause]) -> Int {
    clauses.reduce(0) { sum, clause in
      sum + (clause.patterns.map(\.fixedBitCount).min() ?? 0)
    }
  }

  /// Four bytes prove something unless they could be a word of prose; six bytes prove it in any case.
  static func naturalStrength(of clauses: [Clause]) -> Strength {
    let bits = fixedBitCount(of: clauses)
    let readsLikeProse = clauses.contains { $0.patterns.contains(where: \.isPrintable) }
    return bits >= (readsLikeProse ? 48 : 32) ? .strong : .weak
  }
}

extension TypeSignature.Pattern {
  /// How many bits the pattern fixes.
  var fixedBitCount: Int {
    mask.map { $0.reduce(0) { $0 + $1.nonzeroBitCount } } ?? bytes.count * 8
  }

  fileprivate var isPrintable: Bool {
    mask == nil && bytes.allSatisfy { (0x20..<0x7F).contains($0) || (0x09...0x0D).contains($0) }
  }
}
