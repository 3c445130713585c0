public import UniformTypes

/// What a reader of other people's declarations could make of them, and a problem for each part that
/// it left out.
///
/// Such declarations are often faulty; one fault need not cost all the others.
///
/// ```swift
/// let reading = try TypeSource.read(path: "/Applications/Score.app")
/// let (graph, problems) = reading.graph(addingTo: .default)
/// for problem in problems { print(problem) }
/// // Info.plist: UTExportedTypeDeclarations[2].UTTypeConformsTo (com.example.score), line 40:
/// // expected a string or an array of strings, found a date
/// ```
public struct LenientReading: Hashable, Sendable {
  /// The declarations as they were read; they need not fit a graph.
  public var located: LocatedCatalog

  /// What could not be read, each with its place.
  public var problems: [CatalogError]

  /// Makes a reading of what could be read and what could not.
  public init(located: LocatedCatalog, problems: [CatalogError] = []) {
    self.located = located
    self.problems = problems
  }

  /// A graph of a base and whatever of the declarations fits it, and all problems: those of reading
  /// first, then those that `TypeCatalog.repaired(addingTo:)` found and what it did about them.
  public func graph(
    addingTo base: TypeGraph = .default
  ) -> (graph: TypeGraph, problems: [CatalogError]) {
    let repaired = located.catalog.repaired(addingTo: base)
    return (repaired.graph, problems + located.problems(of: repaired))
  }
}
