/// The categories of a catalogue in the making, and which of them each type has.
struct CategoryTable {
  struct Entry: Hashable {
    var name: String
    var parent: UInt32?
    var isDeclared: Bool
  }

  private(set) var entries: [Entry]
  private(set) var categoryByType: [UInt32]

  /// Gives each type the category that its declaration names; where it names none, the one of the
  /// parent whose path is the longest, the first of them on a tie.
  ///
  /// A name that is no declared category becomes a new one over the declared category that the type
  /// would have without it: Ruby Source Code stands over Source Code, though Ruby scripts conform to
  /// shell scripts.
  init(_ catalog: TypeCatalog, hierarchy: DeclarationHierarchy) {
    entries = catalog.categories.map { Entry(name: $0.name, parent: nil, isDeclared: true) }
    let declared = Dictionary(
      catalog.categories.enumerated().map { ($1.name, UInt32($0)) },
      uniquingKeysWith: { first, _ in first })
    for (index, category) in catalog.categories.enumerated() {
      entries[index].parent = category.parent.flatMap { declared[$0] }
    }
    categoryByType = [UInt32](
      repeating: ImageLayout.none, count: catalog.declarations.count)
    var added: [Entry: UInt32] = [:]
    for index in hierarchy.indexesParentsFirst {
      let name = catalog.declarations[index].category
      if let name, let category = declared[name] {
        categoryByType[index] = category
        continue
      }
      let inherited = longest(of: hierarchy.parents[index].map { categoryByType[$0] })
      guard let name else {
        categoryByType[index] = inherited ?? ImageLayout.none
        continue
      }
      let entry = Entry(name: name, parent: inherited.flatMap(declaredCategory), isDeclared: false)
      if added[entry] == nil {
        added[entry] = UInt32(entries.count)
        entries.append(entry)
      }
      categoryByType[index] = added[entry] ?? ImageLayout.none
    }
  }

  private func longest(of categories: [UInt32]) -> UInt32? {
    var longest: (category: UInt32, length: Int)?
    for category in categories where category != ImageLayout.none {
      let length = pathLength(category)
      if longest.map({ length > $0.length }) ?? true { longest = (category, length) }
    }
    return longest?.category
  }

  private func declaredCategory(at category: UInt32) -> UInt32? {
    var next: UInt32? = category
    while let category = next, !entries[Int(category)].isDeclared {
      next = entries[Int(category)].parent
    }
    return next
  }

  private func pathLength(_ category: UInt32) -> Int {
    var length = 1
    var next = entries[Int(category)].parent
    while let parent = next {
      length += 1
      next = entries[Int(parent)].parent
    }
    return length
  }
}
