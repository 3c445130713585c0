/// Takes out of a catalogue what keeps it from being added to a graph.
///
/// The rules are those of ``TypeCatalog/repaired(addingTo:)``.
struct DeclarationRepairer {
  private let original: TypeCatalog
  private let base: TypeGraph
  private var declarations: [TypeDeclaration] = []
  private var originalPlaces: [Int] = []
  private var indexByIdentifier: [String: Int] = [:]
  private var tagAdditions: [TypeCatalog.TagAddition] = []
  private var repairs: [DeclarationRepair] = []

  init(_ catalog: TypeCatalog, base: TypeGraph) {
    original = catalog
    self.base = base
  }

  mutating func repair() -> RepairedCatalog {
    chooseDeclarations()
    repairParents()
    for index in declarations.indices { repairStorageAndTags(index) }
    repairs.sort { ($0.problem.declaration ?? -1) < ($1.problem.declaration ?? -1) }
    repairTagAdditions()
    let tagOrders = repairedTagOrders()
    let categories = repairedCategories()
    return RepairedCatalog(
      base: base,
      catalog: TypeCatalog(
        version: original.version, categories: categories, tagOrders: tagOrders,
        declarations: declarations, tagAdditions: tagAdditions),
      originalPlaces: originalPlaces,
      repairs: repairs)
  }

  private mutating func report(
    _ reason: DeclarationProblem.Reason, at place: Int? = nil, identifier: String? = nil,
    _ remedy: DeclarationRepair.Remedy
  ) {
    let identifier = identifier ?? place.map { original.declarations[$0].identifier } ?? ""
    repairs.append(
      DeclarationRepair(
        problem: DeclarationProblem(declaration: place, identifier: identifier, reason: reason),
        remedy: remedy))
  }

  // MARK: Identifiers

  private mutating func chooseDeclarations() {
    let canonical = original.declarations.map { IdentifierSyntax.canonical($0.identifier) }
    var chosen: [String: Int] = [:]
    for origin in [TypeDeclaration.Origin.exported, .imported] {
      for (place, declaration) in original.declarations.enumerated()
      where declaration.origin == origin && chosen[canonical[place]] == nil {
        chosen[canonical[place]] = place
      }
    }
    for (place, declaration) in original.declarations.enumerated() {
      let identifier = canonical[place]
      if !IdentifierSyntax.isWellFormed(declaration.identifier)
        || !IdentifierSyntax.isWellFormed(identifier)
      {
        report(.malformedIdentifier, at: place, .declarationLeftOut)
      } else if let type = base.image.type(identifier: identifier) {
        addToBase(declaration, at: place, base[type])
      } else if let first = chosen[identifier], first != place {
        report(.duplicateIdentifier(first: first), at: place, .declarationLeftOut)
      } else {
        indexByIdentifier[identifier] = declarations.count
        declarations.append(declaration)
        originalPlaces.append(place)
      }
    }
  }

  private mutating func addToBase(
    _ declaration: TypeDeclaration, at place: Int, _ type: UTType
  ) {
    let known = type.tags
    let tags = wellFormedTags(of: declaration, at: place)
    let added = tags.reduce(into: [UTTagClass: [String]]()) { added, entry in
      let new = entry.value.filter { !FoldedTag($0, of: entry.key).isAmong(known) }
      if !new.isEmpty { added[entry.key] = new }
    }
    let parents = declaration.conformsTo.map { IdentifierSyntax.canonical($0) }
    if added.isEmpty && (parents.isEmpty || parents == type.directSupertypes.map(\.identifier)) {
      return
    }
    report(.duplicateIdentifier(first: nil), at: place, .tagsAdded)
    if !added.isEmpty {
      tagAdditions.append(TypeCatalog.TagAddition(identifier: type.identifier, tags: added))
    }
  }

  private func isDeclared(_ identifier: String) -> Bool {
    indexByIdentifier[IdentifierSyntax.canonical(identifier)] != nil
      || base.image.type(identifier: identifier) != nil
  }

  // MARK: Parents

  private mutating func repairParents() {
    for index in declarations.indices {
      let parents = declarations[index].conformsTo
      for parent in parents where !isDeclared(parent) {
        report(.unknownParent(parent), at: originalPlaces[index], .parentLeftOut)
      }
      declarations[index].conformsTo = parents.filter(isDeclared)
    }
    cutCircles()
    let data = base.image.type(identifier: "public.data").map { base[$0].identifier }
    for index in declarations.indices
    where declarations[index].conformsTo.isEmpty && declarations[index].category == nil {
      report(.noCategory, at: originalPlaces[index], .dataAssumed)
      if let data {
        declarations[index].conformsTo = [data]
      } else {
        declarations[index].category = "Data"
      }
    }
  }

  private enum Visit { case new, open, done }

  /// Walks depth first with its own stack, since declarations may chain to any depth.
  private mutating func cutCircles() {
    var visits = [Visit](repeating: .new, count: declarations.count)
    let parents = declarations.map {
      $0.conformsTo.map { indexByIdentifier[IdentifierSyntax.canonical($0)] }
    }
    var cuts: [Int: Set<Int>] = [:]
    for start in declarations.indices where visits[start] == .new {
      var path: [(index: Int, nextParent: Int)] = [(start, 0)]
      visits[start] = .open
      while let (index, nextParent) = path.last {
        guard nextParent < parents[index].count else {
          visits[index] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].nextParent += 1
        guard let parent = parents[index][nextParent] else { continue }
        switch visits[parent] {
        case .done: break
        case .new:
          visits[parent] = .open
          path.append((parent, 0))
        case .open:
          let circle = path.drop { $0.index != parent }.map { declarations[$0.index].identifier }
          report(
            .cycle(
              (circle + [declarations[parent].identifier]).map { IdentifierSyntax.canonical($0) }),
            at: originalPlaces[index], .parentLeftOut)
          cuts[index, default: []].insert(nextParent)
        }
      }
    }
    for (index, positions) in cuts {
      declarations[index].conformsTo = declarations[index].conformsTo.enumerated()
        .filter { !positions.contains($0.offset) }.map(\.element)
    }
  }

  // MARK: Storage and tags

  private mutating func repairStorageAndTags(_ index: Int) {
    let place = originalPlaces[index]
    let formats = declarations[index].storedAs
    for format in formats where !isDeclared(format) {
      report(.unknownStorage(format), at: place, .storageLeftOut)
    }
    declarations[index].storedAs = formats.filter(isDeclared)
    declarations[index].tags = wellFormedTags(of: declarations[index], at: place)
  }

  private mutating func wellFormedTags(
    of declaration: TypeDeclaration, at place: Int
  ) -> [UTTagClass: [String]] {
    var kept: [UTTagClass: [String]] = [:]
    for (tagClass, tags) in declaration.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      var seen: Set<FoldedTag> = []
      for tag in tags {
        if !TagSyntax.isWellFormed(tag, of: tagClass) {
          report(.malformedTag(tagClass, tag), at: place, .tagLeftOut)
        } else if !seen.insert(FoldedTag(tag, of: tagClass)).inserted {
          report(.repeatedTag(tagClass, tag), at: place, .tagLeftOut)
        } else {
          kept[tagClass, default: []].append(tag)
        }
      }
    }
    return kept
  }

  private mutating func repairTagAdditions() {
    for addition in original.tagAdditions {
      let identifier = addition.identifier
      guard base.image.type(identifier: identifier) != nil else {
        report(.unknownTypeOfTags, identifier: identifier, .addedTagsLeftOut)
        continue
      }
      var tags = addition.tags
      for (tagClass, values) in tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        tags[tagClass] = values.filter { tag in
          if TagSyntax.isWellFormed(tag, of: tagClass) { return true }
          report(.malformedTag(tagClass, tag), identifier: identifier, .tagLeftOut)
          return false
        }
      }
      tagAdditions.append(TypeCatalog.TagAddition(identifier: identifier, tags: tags))
    }
  }

  // MARK: Orders of tags

  private mutating func repairedTagOrders() -> [TypeCatalog.TagOrder] {
    let claimants = addedClaimants()
    var ordered: [FoldedTag: [String]] = [:]
    var orders: [TypeCatalog.TagOrder] = []
    for var order in original.tagOrders {
      let tag = FoldedTag(order.tag, of: order.tagClass)
      let added = Set((claimants[tag] ?? []).map(\.identifier))
      var seen: Set<String> = []
      order.identifiers.removeAll { identifier in
        let canonical = IdentifierSyntax.canonical(identifier)
        if !seen.insert(canonical).inserted { return true }
        if added.contains(canonical) || baseClaims(tag, canonical) { return false }
        report(
          .malformedTagOrder(order.tagClass, order.tag, identifier: identifier),
          .leftOutOfTagOrder)
        return true
      }
      if order.identifiers.isEmpty { continue }
      // Of two orders of one tag the later has the last word.
      let names = order.identifiers.map { IdentifierSyntax.canonical($0) }
      ordered[tag] = names + (ordered[tag] ?? []).filter { !names.contains($0) }
      orders.append(order)
    }
    let shared = claimants.filter { $0.value.count > 1 && $0.key.tagClass.isExclusive }
    for (tag, claimants) in shared.sorted(by: { $0.key < $1.key }) {
      if let order = settledOrder(of: tag, claimants, after: ordered[tag] ?? []) {
        orders.append(order)
      }
    }
    return orders
  }

  /// A type that claims a tag by what is added.
  private struct Claimant {
    var identifier: String
    /// The declaration; `nil` for a type of the base that the tag is added to.
    var index: Int?
  }

  private func addedClaimants() -> [FoldedTag: [Claimant]] {
    var claimants: [FoldedTag: [Claimant]] = [:]
    for addition in tagAdditions {
      for (tagClass, tags) in addition.tags {
        for tag in tags {
          claimants[FoldedTag(tag, of: tagClass), default: []].append(
            Claimant(identifier: IdentifierSyntax.canonical(addition.identifier)))
        }
      }
    }
    for (index, declaration) in declarations.enumerated() {
      for (tagClass, tags) in declaration.tags {
        for tag in tags {
          claimants[FoldedTag(tag, of: tagClass), default: []].append(
            Claimant(identifier: IdentifierSyntax.canonical(declaration.identifier), index: index))
        }
      }
    }
    return claimants
  }

  private func baseClaims(_ tag: FoldedTag, _ identifier: String) -> Bool {
    base.declaredTypes(tag: tag.key, tagClass: tag.tagClass).contains {
      $0.identifier == identifier
    }
  }

  /// An order for a tag whose claimants have none among them; `nil` where they do.
  private mutating func settledOrder(
    of tag: FoldedTag, _ claimants: [Claimant], after first: [String]
  ) -> TypeCatalog.TagOrder? {
    let indexes = claimants.compactMap(\.index)
    let unordered = indexes.filter {
      declarations[$0].order == nil
        && !first.contains(IdentifierSyntax.canonical(declarations[$0].identifier))
    }
    guard unordered.count > 1 else { return nil }
    func key(_ index: Int) -> (Int, Int, Int) {
      let declaration = declarations[index]
      return (declaration.order ?? .max, declaration.origin == .exported ? 0 : 1, index)
    }
    func identifiers(_ indexes: [Int]) -> [String] {
      indexes.map { IdentifierSyntax.canonical(declarations[$0].identifier) }
    }
    report(
      .unorderedTag(tag.tagClass, tag.key, claimants: identifiers(unordered)),
      at: originalPlaces[unordered[0]], .orderedAsDeclared)
    let all =
      first + base.declaredTypes(tag: tag.key, tagClass: tag.tagClass).map(\.identifier)
      + claimants.filter { $0.index == nil }.map(\.identifier)
      + identifiers(indexes.sorted { key($0) < key($1) })
    var seen: Set<String> = []
    return TypeCatalog.TagOrder(
      tagClass: tag.tagClass, tag: tag.key,
      identifiers: all.filter { seen.insert($0).inserted },
      reason: "The order of the declarations.")
  }

  // MARK: Categories

  private mutating func repairedCategories() -> [TypeCatalog.Category] {
    if original.categories.isEmpty { return [] }
    let known = base.categories
    var parents = Dictionary(
      known.map { ($0.name, $0.parent) }, uniquingKeysWith: { first, _ in first })
    var kept: [TypeCatalog.Category] = []
    for category in original.categories {
      if category.name.isEmpty || parents[category.name] != nil {
        if !known.contains(category) {
          report(.malformedCategory(category.name), .categoryLeftOut)
        }
      } else {
        parents[category.name] = .some(category.parent)
        kept.append(category)
      }
    }
    for index in kept.indices {
      guard let parent = kept[index].parent else { continue }
      let name = kept[index].name
      if parents[parent] == nil {
        report(.unknownCategoryParent(category: name, parent: parent), .categoryPutAtTop)
      } else if leadsBack(to: name, from: parent, parents) {
        report(.malformedCategory(name), .categoryPutAtTop)
      } else {
        continue
      }
      kept[index].parent = nil
      parents[name] = .some(nil)
    }
    return kept
  }

  private func leadsBack(
    to name: String, from parent: String, _ parents: [String: String?]
  ) -> Bool {
    var next: String? = parent
    var steps = 0
    while let current = next, steps <= parents.count {
      if current == name { return true }
      next = parents[current] ?? nil
      steps += 1
    }
    return false
  }
}
