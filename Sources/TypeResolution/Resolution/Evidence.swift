public import UniformTypes

/// One thing that speaks for a type: a name, some bytes, libmagic's word.
public struct Evidence: Hashable, Sendable {
  /// Where evidence comes from.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// What the file system says: a directory, a link, a device, an empty file.
    case fileSystem
    /// The name of the file.
    case name
    /// Bytes at a place.
    case signature
    /// An entry or header inside a container.
    case container
    /// The root of a markup document.
    case markup
    /// What text looks like.
    case text
    /// libmagic's answer.
    case libmagic
    /// The media type that came with the bytes.
    case declaredMediaType
    /// An extended attribute of the file.
    case extendedAttribute
  }

  /// How much evidence proves on its own.
  public enum Strength: String, Hashable, Sendable, Codable {
    /// It fits the type and many others: a guess at a language, an unlucky two bytes.
    case weak
    /// It fits hardly anything else.
    case strong
  }

  /// Where the evidence comes from.
  public let kind: Kind
  /// The type that it speaks for.
  public let type: UTType
  /// How much it proves.
  public let strength: Strength
  /// What was seen, in a few words: `extension mov`, `video/quicktime`.
  public let detail: String

  /// Makes a piece of evidence.
  public init(kind: Kind, type: UTType, strength: Strength, detail: String) {
    self.kind = kind
    self.type = type
    self.strength = strength
    self.detail = detail
  }
}

extension Evidence: Codable {}
