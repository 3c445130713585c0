public import UniformTypes

/// A type that the name of a file speaks for, and the part of the name that does.
public struct NameCandidate: Hashable, Sendable {
  /// Which kind of rule matched.
  public enum Rule: String, Hashable, Sendable, Codable {
    /// The whole name: `Makefile`.
    case wholeName
    /// An extension, which may have several parts: `tar.gz`.
    case filenameExtension
    /// A pattern: `README*`.
    case pattern
  }

  /// The type.
  public let type: UTType
  /// The rule that matched.
  public let rule: Rule
  /// What matched: the whole name, the extension without its period, or the pattern.
  public let match: String
}
