/// A type that no declaration describes: what is known of it travels with it.
@usableFromInline
final class UndeclaredType: Sendable {
  enum Kind: Sendable {
    /// Made from a tag that nothing declares; the identifier holds tag and conformance.
    case dynamic
    /// Named by a program, which vouches for it.
    case named
  }

  let kind: Kind
  /// The identifier in canonical form.
  let identifier: String
  let identifierHash: UInt32
  let tags: [UTTagClass: [String]]
  let graph: TypeGraph

  private let parents: Parents

  private enum Parents: Sendable {
    /// The types themselves, which may be such as no graph knows.
    case types([UTType])
    /// Identifiers to look up in the graph.
    case identifiers([String])
  }

  private init(
    kind: Kind, identifier: String, parents: Parents, tags: [UTTagClass: [String]],
    graph: TypeGraph
  ) {
    self.kind = kind
    self.identifier = identifier
    self.identifierHash = ImageWriter.identifierHash(identifier)
    self.parents = parents
    self.tags = tags
    self.graph = graph
  }

  /// A type that a program names, with the parents that it vouches for.
  convenience init(naming identifier: String, supertypes: [UTType], graph: TypeGraph) {
    self.init(
      kind: .named, identifier: identifier.lowercased(), parents: .types(supertypes), tags: [:],
      graph: graph)
  }

  /// The dynamic type of a tag; `nil` where the tag is empty or too long to be one.
  convenience init?(tag: String, tagClass: UTTagClass, supertype: UTType?, graph: TypeGraph) {
    guard !tag.isEmpty,
      let dynamic = DynamicIdentifier(
        conformsTo: supertype.map { [$0.identifier] } ?? [],
        tags: [.init(tagClass: tagClass, value: tag)])
    else { return nil }
    self.init(dynamic, parents: .types(supertype.map { [$0] } ?? []), graph: graph)
  }

  /// The dynamic type of an identifier; `nil` where the identifier is not a dynamic one.
  convenience init?(dynamicIdentifier identifier: String, graph: TypeGraph) {
    guard let dynamic = DynamicIdentifier(decoding: identifier) else { return nil }
    self.init(dynamic, parents: .identifiers(dynamic.conformsTo), graph: graph)
  }

  private convenience init(_ dynamic: DynamicIdentifier, parents: Parents, graph: TypeGraph) {
    var tags: [UTTagClass: [String]] = [:]
    for tag in dynamic.tags { tags[tag.tagClass, default: []].append(tag.value) }
    self.init(
      kind: .dynamic, identifier: dynamic.encoded, parents: parents, tags: tags,
      graph: graph)
  }

  /// The direct parents that are known.
  var supertypes: [UTType] {
    switch parents {
    case .types(let types): types
    case .identifiers(let identifiers): identifiers.compactMap(graph.type)
    }
  }
}
