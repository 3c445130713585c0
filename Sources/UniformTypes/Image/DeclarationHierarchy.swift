/// Who conforms to whom in a sound catalogue, by the places of the declarations.
struct DeclarationHierarchy {
  /// Identifiers in canonical form, by place.
  let canonicalIdentifiers: [String]
  /// Direct parents in declared order, by place.
  let parents: [[Int]]
  /// Direct children in catalogue order, by place.
  let children: [[Int]]
  /// Places so that every parent stands before its children.
  let indexesParentsFirst: [Int]
  /// Places so that the first choice for a tag stands first.
  let indexesByPrecedence: [Int]
  /// The bit of each type; types without children share the first one, which no set has.
  let columnByType: [Int]
  /// Where in ``ancestorSets`` each type's set begins.
  let ancestorSetByType: [Int]
  /// The different sets of ancestors, the type itself among them where it has a column.
  let ancestorSets: [UInt64]

  private let indexByIdentifier: [String: Int]

  init(_ catalog: TypeCatalog) {
    let declarations = catalog.declarations
    let identifiers = declarations.map { IdentifierSyntax.canonical($0.identifier) }
    let indexByIdentifier = Dictionary(
      identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let parents = declarations.map { declaration in
      declaration.conformsTo.compactMap { indexByIdentifier[IdentifierSyntax.canonical($0)] }
    }
    var children = [[Int]](repeating: [], count: declarations.count)
    for (index, parents) in parents.enumerated() {
      for parent in parents { children[parent].append(index) }
    }
    let parentsFirst = Self.parentsFirst(parents: parents, children: children)

    var columns = 1
    let columnByType = children.map { children -> Int in
      guard !children.isEmpty else { return 0 }
      defer { columns += 1 }
      return columns
    }
    let words = (columns + 63) / 64
    var sets = [UInt64](repeating: 0, count: words * declarations.count)
    for index in parentsFirst {
      let column = columnByType[index]
      if column != 0 { sets[index * words + column / 64] |= 1 << (column % 64) }
      for parent in parents[index] {
        for word in 0..<words { sets[index * words + word] |= sets[parent * words + word] }
      }
    }
    var places = PlaceTable()
    var ancestorSets: [UInt64] = []
    ancestorSetByType = declarations.indices.map { index in
      let set = sets[(index * words)..<((index + 1) * words)]
      let hash = PlaceTable.hash(of: set)
      let known = places.place(hash: hash) { place in
        ancestorSets[Int(place)..<(Int(place) + words)].elementsEqual(set)
      }
      if let known { return Int(known) }
      let place = ancestorSets.count
      places.insert(UInt32(place), hash: hash)
      ancestorSets += set
      return place
    }

    self.canonicalIdentifiers = identifiers
    self.indexByIdentifier = indexByIdentifier
    self.parents = parents
    self.children = children
    self.indexesParentsFirst = parentsFirst
    self.columnByType = columnByType
    self.ancestorSets = ancestorSets
    self.indexesByPrecedence = Self.byPrecedence(declarations)
  }

  func index(of identifier: String) -> Int? {
    indexByIdentifier[IdentifierSyntax.canonical(identifier)]
  }

  /// Ordered declarations by their number, then exported before imported, then as they stand.
  private static func byPrecedence(_ declarations: [TypeDeclaration]) -> [Int] {
    func key(_ index: Int) -> (Int, Int, Int) {
      let declaration = declarations[index]
      return (declaration.order ?? .max, declaration.origin == .exported ? 0 : 1, index)
    }
    return declarations.indices.sorted { key($0) < key($1) }
  }

  private static func parentsFirst(parents: [[Int]], children: [[Int]]) -> [Int] {
    var missing = parents.map(\.count)
    var order = parents.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < order.count {
      for child in children[order[next]] {
        missing[child] -= 1
        if missing[child] == 0 { order.append(child) }
      }
      next += 1
    }
    return order
  }
}
