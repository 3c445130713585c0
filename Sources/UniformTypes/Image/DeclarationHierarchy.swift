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
  /// The bit of each type that has children.
  let columnByType: [Int?]
  /// Which of the sets in ``ancestorSets`` each type has.
  let ancestorSetByType: [Int]
  /// The different sets of ancestors, the type itself among them where it has a column.
  let ancestorSets: [UInt64]
  let wordsPerAncestorSet: Int

  private let indexByIdentifier: [String: Int]

  init(_ catalog: TypeCatalog) {
    let declarations = catalog.declarations
    let identifiers = declarations.map { $0.identifier.lowercased() }
    let indexByIdentifier = Dictionary(
      identifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let parents = declarations.map { declaration in
      declaration.conformsTo.compactMap { indexByIdentifier[$0.lowercased()] }
    }
    var children = [[Int]](repeating: [], count: declarations.count)
    for (index, parents) in parents.enumerated() {
      for parent in parents { children[parent].append(index) }
    }
    let parentsFirst = Self.parentsFirst(parents: parents, children: children)

    var columns = 0
    let columnByType = children.map { children -> Int? in
      guard !children.isEmpty else { return nil }
      defer { columns += 1 }
      return columns
    }
    let words = max((columns + 63) / 64, 1)
    var setByType = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: words), count: declarations.count)
    for index in parentsFirst {
      if let column = columnByType[index] { setByType[index][column / 64] |= 1 << (column % 64) }
      for parent in parents[index] {
        for word in 0..<words { setByType[index][word] |= setByType[parent][word] }
      }
    }
    var placeBySet: [[UInt64]: Int] = [:]
    var ancestorSets: [UInt64] = []
    ancestorSetByType = setByType.map { set in
      if let place = placeBySet[set] { return place }
      let place = placeBySet.count
      placeBySet[set] = place
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
    self.wordsPerAncestorSet = words
    self.indexesByPrecedence = Self.byPrecedence(declarations)
  }

  func index(of identifier: String) -> Int? { indexByIdentifier[identifier.lowercased()] }

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
