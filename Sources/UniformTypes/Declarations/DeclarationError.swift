/// The error of making a graph from a catalogue with problems.
///
/// Nothing is made of such a catalogue: either all of it holds or none of it is used.
public struct DeclarationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Everything that is wrong, in the order of the declarations; never empty.
  public let problems: [DeclarationProblem]

  /// The problems, one a line.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
