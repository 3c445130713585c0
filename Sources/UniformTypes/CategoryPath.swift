/// The way from a type's own category to the widest one, as people read it.
///
/// ```swift
/// UTType.quickTimeMovie.categoryPath.names
/// // ["Video", "Movie", "Audiovisual Content", "Content", "Data"]
/// ```
public struct CategoryPath: Hashable, Sendable, CustomStringConvertible {
  /// The names of the categories, the narrowest first; never empty.
  public let names: [String]

  init(names: [String]) {
    self.names = names
  }

  /// The names with `>` between them: `Video > Movie > Audiovisual Content > Content > Data`.
  public var description: String { names.joined(separator: " > ") }
}
