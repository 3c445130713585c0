/// The sound part of a catalogue, what was left out of it, and the graph that it is to be added to.
///
/// ``TypeCatalog/repaired(addingTo:)`` makes one.
public struct RepairedCatalog: Sendable {
  /// The graph that the catalogue fits.
  public let base: TypeGraph

  /// What can be added to the base: ``TypeGraph/init(adding:to:)`` takes it without an error.
  public let catalog: TypeCatalog

  /// For each declaration of ``catalog`` its place in the catalogue before the repair.
  public let originalPlaces: [Int]

  /// Each problem and what was done about it: those of single declarations by their place first,
  /// then those of tags, orders and categories.
  public let repairs: [DeclarationRepair]

  /// The graph of the base and the catalogue.
  public var graph: TypeGraph { TypeGraph(adding: self) }
}

extension TypeCatalog {
  /// The sound part of the catalogue, fit to be added to a graph.
  ///
  /// Other people's declarations have faults; one of them need not cost all the others. Each is
  /// reported, and this is done about it:
  ///
  /// | fault | remedy |
  /// |---|---|
  /// | a malformed identifier | the declaration is left out |
  /// | an identifier that is declared twice | the first exported declaration stands, else the first imported one; the others are left out |
  /// | an identifier of the base | the base's declaration stands, and the tags are added behind its own; where that adds nothing, nothing is reported |
  /// | a parent or a storage format that nothing declares | it is left out |
  /// | a circle of parents, a type that conforms to itself | the parent that closes the circle is left out, from the first declaration on, parents in their order |
  /// | neither parents nor a category, declared so or since all parents were left out | the type conforms to `public.data` |
  /// | a malformed tag, a tag that one declaration has twice | the tag is left out |
  /// | a tag of several declarations without an order | exported before imported, then as declared, all behind the base's types |
  /// | a tag order that names a type without the tag | the type is left out of the order |
  /// | a category that is declared otherwise already | the first one stands, the base's before all |
  /// | a category under one that is not there, or under itself | it stands at the top |
  /// | tags for a type that the base does not declare | they are left out |
  ///
  /// ```swift
  /// let messy = TypeCatalog(declarations: [
  ///   TypeDeclaration(identifier: "com.example.a", conformsTo: ["com.example.b"]),
  ///   TypeDeclaration(identifier: "com.example.b", conformsTo: ["com.example.a", "public.text"]),
  /// ])
  /// let repaired = messy.repaired(addingTo: .default)
  /// repaired.graph.type("com.example.a")?.conforms(to: .text)  // true
  /// repaired.repairs.map(\.remedy)                             // [.parentLeftOut]
  /// ```
  public func repaired(addingTo base: TypeGraph = .default) -> RepairedCatalog {
    var repairer = DeclarationRepairer(self, base: base)
    return repairer.repair()
  }
}
