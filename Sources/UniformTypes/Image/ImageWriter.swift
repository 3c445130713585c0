/// Makes a catalogue image of declarations.
///
/// The same catalogue always gives the same bytes, so that an image can be compared with the one that
/// is committed. Problems are found before anything is written.
struct ImageWriter {
  private let catalog: TypeCatalog
  private let hierarchy: DeclarationHierarchy
  private var strings = ImageStrings()
  private var lists = ImageLists()
  private var tagClasses: [UTTagClass] = StandardTagClass.allCases.map {
    UTTagClass(rawValue: $0.identifier)
  }
  private var tags: [TagEntry] = []

  private struct TagEntry {
    var tagClass: UInt32
    var key: String
    var hash: UInt32
    var claimants: [UInt32]
  }

  private struct TagKey: Hashable {
    var tagClass: UInt32
    var key: String
  }

  /// The bytes of the image of a catalogue without problems.
  static func bytes(ofSound catalog: TypeCatalog) -> [UInt8] {
    var writer = ImageWriter(catalog: catalog, hierarchy: DeclarationHierarchy(catalog))
    return writer.write()
  }

  private init(catalog: TypeCatalog, hierarchy: DeclarationHierarchy) {
    self.catalog = catalog
    self.hierarchy = hierarchy
  }

  private mutating func write() -> [UInt8] {
    let dataVersion = strings.place(of: catalog.version)
    let categories = CategoryTable(catalog, hierarchy: hierarchy)
    collectTags()
    let types = catalog.declarations.indices.map { typeWords($0, categories: categories) }
    let tagOrders = catalog.tagOrders.map { tagOrderList($0) }
    let tagWords = tags.flatMap { entry -> [UInt32] in
      [entry.tagClass, strings.place(of: entry.key), entry.hash, lists.place(of: entry.claimants)]
    }
    let categoryWords = categories.entries.flatMap { entry -> [UInt32] in
      [strings.place(of: entry.name), entry.parent ?? ImageLayout.none, entry.isDeclared ? 1 : 0]
    }
    let signatures = SignatureTable(catalog, strings: &strings, lists: &lists)
    let classNames = tagClasses.map { strings.place(of: $0.rawValue) }
    let standardTypes = StandardType.allCases.map { standard in
      hierarchy.index(of: standard.identifier).map(UInt32.init) ?? ImageLayout.none
    }

    var sections = ImageSections()
    sections.set(.strings, bytes: strings.bytes)
    sections.set(.lists, words: lists.words)
    sections.set(.types, words: Array(types.joined()))
    sections.set(.conformance, words: conformanceWords)
    sections.set(.ancestorSets, doubleWords: hierarchy.ancestorSets)
    sections.set(
      .identifierSlots,
      words: slots(hashes: hierarchy.canonicalIdentifiers.map(Self.identifierHash)))
    sections.set(.tagClasses, words: classNames)
    sections.set(.tags, words: tagWords)
    sections.set(.tagSlots, words: slots(hashes: tags.map(\.hash)))
    sections.set(.categories, words: categoryWords)
    sections.set(.standardTypes, words: standardTypes)
    sections.set(.tagOrders, words: tagOrders)
    sections.set(.signatures, words: signatures.signatures)
    sections.set(.signatureProbes, words: signatures.probes)
    sections.set(.signatureSlots, words: signatures.slots)
    sections.set(.unkeyedSignatures, words: signatures.unkeyed)
    return sections.image(dataVersion: dataVersion)
  }

  // MARK: Types

  private var conformanceWords: [UInt32] {
    hierarchy.canonicalIdentifiers.indices.flatMap { index in
      [UInt32(hierarchy.ancestorSetByType[index]), UInt32(hierarchy.columnByType[index])]
    }
  }

  private mutating func typeWords(_ index: Int, categories: CategoryTable) -> [UInt32] {
    let declaration = catalog.declarations[index]
    let identifier = hierarchy.canonicalIdentifiers[index]
    var words = [UInt32](repeating: 0, count: ImageLayout.TypeField.allCases.count)
    func set(_ field: ImageLayout.TypeField, _ word: UInt32) { words[field.rawValue] = word }
    set(.identifier, strings.place(of: identifier))
    set(.identifierHash, Self.identifierHash(identifier))
    set(.declaredIdentifier, strings.place(of: declaration.identifier))
    set(.description, strings.place(of: declaration.description))
    set(.category, categories.categoryByType[index])
    set(.declaredCategory, strings.place(of: declaration.category))
    set(.parents, lists.place(of: hierarchy.parents[index].map(UInt32.init)))
    set(.children, lists.place(of: hierarchy.children[index].map(UInt32.init)))
    set(.tags, tagList(declaration))
    set(
      .storedAs,
      lists.place(of: declaration.storedAs.compactMap { hierarchy.index(of: $0).map(UInt32.init) }))
    set(.sources, lists.place(of: declaration.sources.map { strings.place(of: $0) }))
    set(.origin, declaration.origin == .exported ? 0 : 1)
    set(.order, number(declaration.order))
    set(.version, number(declaration.version))
    set(.referenceURL, strings.place(of: declaration.referenceURL))
    set(.requiresSignature, declaration.requiresSignature ? 1 : 0)
    return words
  }

  private func number(_ value: Int?) -> UInt32 {
    UInt32(bitPattern: value.map { Int32(clamping: $0) } ?? ImageLayout.noNumber)
  }

  /// Class and spelling of each tag, class by class in the order of the class table.
  private mutating func tagList(_ declaration: TypeDeclaration) -> UInt32 {
    var words: [UInt32] = []
    for (index, tagClass) in tagClasses.enumerated() {
      for tag in declaration.tags[tagClass] ?? [] {
        words += [UInt32(index), strings.place(of: tag)]
      }
    }
    return lists.place(of: words)
  }

  static func identifierHash(_ canonicalIdentifier: String) -> UInt32 {
    FoldedText.withBytes(of: canonicalIdentifier, ignoringCase: true) {
      FoldedText.hash($0, ignoringCase: true)
    }
  }

  // MARK: Tags

  private mutating func collectTags() {
    let used = Set(catalog.declarations.flatMap(\.tags.keys))
    tagClasses += used.subtracting(tagClasses).sorted { $0.rawValue < $1.rawValue }
    var entryByKey: [TagKey: Int] = [:]
    for index in hierarchy.indexesByPrecedence {
      for (classIndex, tagClass) in tagClasses.enumerated() {
        for tag in catalog.declarations[index].tags[tagClass] ?? [] {
          let key = TagKey(
            tagClass: UInt32(classIndex),
            key: FoldedText.canonical(tag, ignoringCase: tagClass.ignoresCase))
          if let entry = entryByKey[key] {
            tags[entry].claimants.append(UInt32(index))
          } else {
            entryByKey[key] = tags.count
            tags.append(tagEntry(key, ignoringCase: tagClass.ignoresCase, claimant: index))
          }
        }
      }
    }
    for order in catalog.tagOrders {
      guard let classIndex = tagClasses.firstIndex(of: order.tagClass) else { continue }
      let key = TagKey(
        tagClass: UInt32(classIndex),
        key: FoldedText.canonical(order.tag, ignoringCase: order.tagClass.ignoresCase))
      guard let entry = entryByKey[key] else { continue }
      let first = order.identifiers.compactMap { hierarchy.index(of: $0).map(UInt32.init) }
      let isFirst = Set(first)
      tags[entry].claimants = first + tags[entry].claimants.filter { !isFirst.contains($0) }
    }
  }

  private func tagEntry(_ key: TagKey, ignoringCase: Bool, claimant: Int) -> TagEntry {
    let hash = FoldedText.withBytes(of: key.key, ignoringCase: ignoringCase) {
      FoldedText.hash($0, ignoringCase: ignoringCase, seed: key.tagClass)
    }
    return TagEntry(
      tagClass: key.tagClass, key: key.key, hash: hash, claimants: [UInt32(claimant)])
  }

  private mutating func tagOrderList(_ order: TypeCatalog.TagOrder) -> UInt32 {
    let classIndex = tagClasses.firstIndex(of: order.tagClass) ?? 0
    let types = order.identifiers.compactMap { hierarchy.index(of: $0).map(UInt32.init) }
    return lists.place(
      of: [UInt32(classIndex), strings.place(of: order.tag), strings.place(of: order.reason)]
        + types)
  }

  // MARK: Hash tables

  /// An open-addressing table at most half full.
  private func slots(hashes: [UInt32]) -> [UInt32] {
    var count = 2
    while count < hashes.count * 2 { count *= 2 }
    var slots = [UInt32](repeating: 0, count: count)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(hash) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt32(index) + 1
    }
    return slots
  }
}
