/// The error of a catalogue whose declarations do not make a sound graph.
public struct CatalogProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// Each problem with its place: `image.json: row 12 (public.png): …`; never empty.
  public let descriptions: [String]

  /// The problems, one a line.
  public var description: String { descriptions.joined(separator: "\n") }
}
