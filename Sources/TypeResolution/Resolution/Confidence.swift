/// How sure a resolution is, in three steps.
public enum Confidence: String, Hashable, Sendable, Codable, CaseIterable {
  /// The content shows it by itself, or the file system says it.
  case certain
  /// The name says it and the content does not speak against it, or the content is plainly text.
  case likely
  /// Only weak evidence speaks for it, or nothing does.
  case guess
}
