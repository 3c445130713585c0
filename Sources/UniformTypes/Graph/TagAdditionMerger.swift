/// Puts a catalogue behind the one of a graph, and its added tags behind those of the graph's types.
struct TagAdditionMerger {
  /// What was wrong with the added tags; complete after ``catalog(adding:)``.
  private(set) var problems: [DeclarationProblem] = []

  private let base: TypeGraph
  private var knownTags: [UInt32: Set<FoldedTag>] = [:]
  private var orderByTag: [FoldedTag: Int] = [:]
  private var orders: [TypeCatalog.TagOrder] = []

  init(base: TypeGraph) {
    self.base = base
  }

  /// The declarations of the graph and the additions as one catalogue.
  mutating func catalog(adding additions: TypeCatalog) -> TypeCatalog {
    var catalog = base.catalog
    for addition in additions.tagAdditions {
      guard let index = base.image.type(identifier: addition.identifier) else {
        report(.unknownTypeOfTags, addition)
        continue
      }
      for (tagClass, tags) in addition.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        for tag in tags where TagSyntax.isWellFormed(tag, of: tagClass) {
          add(tag, of: tagClass, to: index, in: &catalog)
        }
        for tag in tags where !TagSyntax.isWellFormed(tag, of: tagClass) {
          report(.malformedTag(tagClass, tag), addition)
        }
      }
    }
    // The additions' own orders come behind, so that they have the last word.
    catalog.tagOrders += orders
    return catalog.appending(additions)
  }

  private mutating func add(
    _ tag: String, of tagClass: UTTagClass, to index: UInt32, in catalog: inout TypeCatalog
  ) {
    let foldedTag = FoldedTag(tag, of: tagClass)
    if knownTags[index] == nil { knownTags[index] = tags(of: index) }
    guard knownTags[index, default: []].insert(foldedTag).inserted else { return }
    catalog.declarations[Int(index)].tags[tagClass, default: []].append(tag)
    keepOrder(of: foldedTag, before: catalog.declarations[Int(index)].identifier)
  }

  private func tags(of index: UInt32) -> Set<FoldedTag> {
    Set(base[index].tags.flatMap { tagClass, tags in tags.map { FoldedTag($0, of: tagClass) } })
  }

  /// Without it a type that stands earlier in the graph would take a tag from the one that had it.
  private mutating func keepOrder(of tag: FoldedTag, before identifier: String) {
    if let place = orderByTag[tag] {
      orders[place].identifiers.append(identifier)
      return
    }
    let claimants = base.declaredTypes(tag: tag.key, tagClass: tag.tagClass)
    if claimants.isEmpty { return }
    orderByTag[tag] = orders.count
    orders.append(
      TypeCatalog.TagOrder(
        tagClass: tag.tagClass, tag: tag.key,
        identifiers: claimants.map(\.identifier) + [identifier],
        reason: "Types that had the tag come before those to which it was added."))
  }

  private mutating func report(
    _ reason: DeclarationProblem.Reason, _ addition: TypeCatalog.TagAddition
  ) {
    problems.append(
      DeclarationProblem(declaration: nil, identifier: addition.identifier, reason: reason))
  }
}
