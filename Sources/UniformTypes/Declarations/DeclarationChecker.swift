/// Finds everything that would keep a catalogue from being a sound graph.
struct DeclarationChecker {
  private let catalog: TypeCatalog
  private let sound: SoundPart
  private let canonicalIdentifiers: [String]
  private let indexByIdentifier: [String: Int]
  private var problems: [DeclarationProblem] = []

  /// How much at the start of a catalogue is known to be sound, as what a graph was made of.
  struct SoundPart {
    var declarations = 0
    var tagOrders = 0
  }

  private init(_ catalog: TypeCatalog, sound: SoundPart) {
    self.catalog = catalog
    self.sound = sound
    canonicalIdentifiers = catalog.declarations.map { IdentifierSyntax.canonical($0.identifier) }
    indexByIdentifier = Dictionary(
      canonicalIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// All problems of a catalogue that is to stand alone, in the order of its declarations.
  ///
  /// Where additions and sound declarations claim the same tag, the sound ones come first: only
  /// additions among themselves need an order.
  static func problems(
    in catalog: TypeCatalog, sound: SoundPart = SoundPart()
  ) -> [DeclarationProblem] {
    var checker = DeclarationChecker(catalog, sound: sound)
    checker.checkCategories()
    for addition in catalog.tagAdditions { checker.report(.unknownTypeOfTags, of: addition) }
    for index in checker.addedIndexes { checker.checkDeclaration(index) }
    checker.checkCycles()
    checker.checkTagClaims()
    return checker.problems.enumerated()
      .sorted {
        ($0.element.declaration ?? -1, $0.offset) < ($1.element.declaration ?? -1, $1.offset)
      }
      .map(\.element)
  }

  private var addedIndexes: Range<Int> { sound.declarations..<catalog.declarations.count }

  private mutating func report(_ reason: DeclarationProblem.Reason, at index: Int? = nil) {
    let identifier = index.map { catalog.declarations[$0].identifier } ?? ""
    problems.append(
      DeclarationProblem(declaration: index, identifier: identifier, reason: reason))
  }

  private mutating func report(
    _ reason: DeclarationProblem.Reason, of addition: TypeCatalog.TagAddition
  ) {
    problems.append(
      DeclarationProblem(declaration: nil, identifier: addition.identifier, reason: reason))
  }

  // MARK: One declaration

  private mutating func checkDeclaration(_ index: Int) {
    let declaration = catalog.declarations[index]
    if !IdentifierSyntax.isWellFormed(declaration.identifier) {
      report(.malformedIdentifier, at: index)
    }
    if let first = indexByIdentifier[canonicalIdentifiers[index]], first != index {
      report(.duplicateIdentifier(first: first), at: index)
    }
    for parent in declaration.conformsTo
    where indexByIdentifier[IdentifierSyntax.canonical(parent)] == nil {
      report(.unknownParent(parent), at: index)
    }
    for format in declaration.storedAs
    where indexByIdentifier[IdentifierSyntax.canonical(format)] == nil {
      report(.unknownStorage(format), at: index)
    }
    if declaration.conformsTo.isEmpty && declaration.category == nil {
      report(.noCategory, at: index)
    }
    for (tagClass, tags) in declaration.tags.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      checkTags(tags, of: tagClass, at: index)
    }
  }

  private mutating func checkTags(_ tags: [String], of tagClass: UTTagClass, at index: Int) {
    var seen: Set<String> = []
    for tag in tags {
      if !TagSyntax.isWellFormed(tag, of: tagClass) {
        report(.malformedTag(tagClass, tag), at: index)
      }
      let key = FoldedText.canonical(tag, ignoringCase: tagClass.ignoresCase)
      if !seen.insert(key).inserted { report(.repeatedTag(tagClass, tag), at: index) }
    }
  }

  // MARK: Cycles

  private enum Visit { case new, open, done }

  /// A depth-first walk with its own stack, since declarations may chain to any depth.
  private mutating func checkCycles() {
    var visits = [Visit](repeating: .new, count: catalog.declarations.count)
    for index in 0..<sound.declarations { visits[index] = .done }
    for start in addedIndexes where visits[start] == .new {
      var path: [(index: Int, nextParent: Int)] = [(start, 0)]
      visits[start] = .open
      while let (index, nextParent) = path.last {
        let parents = catalog.declarations[index].conformsTo
        guard nextParent < parents.count else {
          visits[index] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].nextParent += 1
        guard let parent = indexByIdentifier[IdentifierSyntax.canonical(parents[nextParent])] else {
          continue
        }
        switch visits[parent] {
        case .done: break
        case .new:
          visits[parent] = .open
          path.append((parent, 0))
        case .open:
          let loop = path.drop { $0.index != parent }.map { canonicalIdentifiers[$0.index] }
          report(.cycle(loop + [canonicalIdentifiers[parent]]), at: index)
        }
      }
    }
  }

  // MARK: Tags of several declarations

  private mutating func checkTagClaims() {
    let ordered = checkTagOrders()
    var claimants: [FoldedTag: [Int]] = [:]
    for index in addedIndexes where catalog.declarations[index].order == nil {
      for (tagClass, tags) in catalog.declarations[index].tags where tagClass.isExclusive {
        for tag in tags {
          let tag = FoldedTag(tag, of: tagClass)
          if claimants[tag]?.last != index { claimants[tag, default: []].append(index) }
        }
      }
    }
    let shared = claimants.filter { $0.value.count > 1 }
    for (tag, indexes) in shared.sorted(by: { $0.key < $1.key }) {
      let unordered = indexes.filter { ordered[tag]?.contains($0) != true }
      if unordered.count > 1 {
        report(
          .unorderedTag(
            tag.tagClass, tag.key, claimants: unordered.map { canonicalIdentifiers[$0] }),
          at: unordered[0])
      }
    }
  }

  /// The declarations that the orders name, by tag.
  private mutating func checkTagOrders() -> [FoldedTag: Set<Int>] {
    var ordered: [FoldedTag: Set<Int>] = [:]
    for order in catalog.tagOrders.dropFirst(sound.tagOrders) {
      let tag = FoldedTag(order.tag, of: order.tagClass)
      for identifier in order.identifiers {
        if let index = indexByIdentifier[IdentifierSyntax.canonical(identifier)], claims(tag, index)
        {
          ordered[tag, default: []].insert(index)
        } else {
          report(.malformedTagOrder(order.tagClass, order.tag, identifier: identifier))
        }
      }
    }
    return ordered
  }

  private func claims(_ tag: FoldedTag, _ index: Int) -> Bool {
    tag.isAmong(catalog.declarations[index].tags)
  }

  // MARK: Categories

  private mutating func checkCategories() {
    var parents: [String: String?] = [:]
    for category in catalog.categories {
      if category.name.isEmpty || parents[category.name] != nil {
        report(.malformedCategory(category.name))
      }
      parents[category.name] = .some(category.parent)
    }
    for category in catalog.categories {
      guard let parent = category.parent else { continue }
      if parents[parent] == nil {
        report(.unknownCategoryParent(category: category.name, parent: parent))
        continue
      }
      var ancestor: String? = parent
      var steps = 0
      while let name = ancestor, steps <= parents.count {
        ancestor = parents[name] ?? nil
        steps += 1
      }
      if steps > parents.count { report(.malformedCategory(category.name)) }
    }
  }
}

extension TypeCatalog {
  /// Everything that keeps the catalogue from being a graph of its own, in the order of its
  /// declarations; empty where it is sound.
  ///
  /// Found are malformed, duplicate and unknown identifiers, cycles, malformed and repeated tags,
  /// tags that several declarations claim without an order, and categories that lead nowhere.
  public func problems() -> [DeclarationProblem] {
    DeclarationChecker.problems(in: self)
  }
}
