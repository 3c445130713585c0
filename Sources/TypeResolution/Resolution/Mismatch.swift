public import UniformTypes

/// A contradiction: what the name promises and what the content is cannot both be true.
public struct Mismatch: Hashable, Sendable, Codable {
  /// The type that the name promises.
  public let named: UTType
  /// The type that the content has.
  public let content: UTType
}
