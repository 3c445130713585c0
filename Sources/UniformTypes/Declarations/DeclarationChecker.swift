/// Finds everything that would keep a catalogue from being a sound graph.
struct DeclarationChecker {
  private let catalog: TypeCatalog
  /// How many declarations at the start are known to be sound, as those of a graph that is added to.
  private let soundCount: Int
  private let canonicalIdentifiers: [String]
  private let indexByIdentifier: [String: Int]
  private var problems: [DeclarationProblem] = []

  private init(_ catalog: TypeCatalog, soundCount: Int) {
    self.catalog = catalog
    self.soundCount = soundCount
    canonicalIdentifiers = catalog.declarations.map { $0.identifier.lowercased() }
    indexByIdentifier = Dictionary(
      canonicalIdentifiers.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// All problems of a catalogue that is to stand alone, in the order of its declarations.
  ///
  /// Where additions and sound declarations claim the same tag, the sound ones come first: only
  /// additions among themselves need an order.
  static func problems(in catalog: TypeCatalog, soundCount: Int = 0) -> [DeclarationProblem] {
    var checker = DeclarationChecker(catalog, soundCount: soundCount)
    checker.checkCategories()
    for index in soundCount..<catalog.declarations.count { checker.checkDeclaration(index) }
    checker.checkCycles()
    checker.checkTagClaims()
    return checker.problems.enumerated()
      .sorted {
        ($0.element.declaration ?? -1, $0.offset) < ($1.element.declaration ?? -1, $1.offset)
      }
      .map(\.element)
  }

  private mutating func report(_ reason: DeclarationProblem.Reason, at index: Int? = nil) {
    let identifier = index.map { catalog.declarations[$0].identifier } ?? ""
    problems.append(
      DeclarationProblem(declaration: index, identifier: identifier, reason: reason))
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
    for parent in declaration.conformsTo where indexByIdentifier[parent.lowercased()] == nil {
      report(.unknownParent(parent), at: index)
    }
    for format in declaration.storedAs where indexByIdentifier[format.lowercased()] == nil {
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
    for start in catalog.declarations.indices where visits[start] == .new {
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
        guard let parent = indexByIdentifier[parents[nextParent].lowercased()] else { continue }
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

  private struct Tag: Hashable {
    var tagClass: UTTagClass
    var key: String
  }

  private mutating func checkTagClaims() {
    var claimants: [Tag: [Int]] = [:]
    for (index, declaration) in catalog.declarations.enumerated() {
      for (tagClass, tags) in declaration.tags {
        for key in Set(tags.map { FoldedText.canonical($0, ignoringCase: tagClass.ignoresCase) }) {
          claimants[Tag(tagClass: tagClass, key: key), default: []].append(index)
        }
      }
    }
    var ordered: [Tag: Set<Int>] = [:]
    for order in catalog.tagOrders {
      let key = FoldedText.canonical(order.tag, ignoringCase: order.tagClass.ignoresCase)
      let tag = Tag(tagClass: order.tagClass, key: key)
      for identifier in order.identifiers {
        if let index = indexByIdentifier[identifier.lowercased()],
          claimants[tag]?.contains(index) == true
        {
          ordered[tag, default: []].insert(index)
        } else {
          report(.malformedTagOrder(order.tagClass, order.tag, identifier: identifier))
        }
      }
    }
    for (tag, indexes) in claimants where indexes.count > 1 && tag.tagClass.isExclusive {
      let unordered = indexes.filter {
        $0 >= soundCount && catalog.declarations[$0].order == nil
          && ordered[tag]?.contains($0) != true
      }
      if unordered.count > 1 {
        report(
          .unorderedTag(
            tag.tagClass, tag.key, claimants: unordered.map { canonicalIdentifiers[$0] }),
          at: unordered[0])
      }
    }
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
