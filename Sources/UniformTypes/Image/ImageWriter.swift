/// Makes a catalogue image of declarations.
///
/// The same catalogue always gives the same bytes, so that an image can be compared with the one that
/// is committed. Problems are found before anything is written.
struct ImageWriter {
  private let catalog: TypeCatalog
  private let hierarchy: DeclarationHierarchy
  private var strings = ImageStrings()
  private var lists = ImageLists()
  private var tagClasses: [UTTagClass] = StandardTagClass.allCases.map { UTTagClass($0) }
  private var customTagClasses: [UTTagClass: UInt32] = [:]
  /// The tags of each declaration, class by class in the order of the class table.
  private var tagsByDeclaration: [[ClassTags]] = []
  private var tags: [TagEntry] = []
  private var tagPlaces = PlaceTable()

  private struct TagEntry {
    var tagClass: UInt32
    var key: String
    var hash: UInt32
    var claimants: [UInt32]
  }

  private struct ClassTags {
    var index: UInt32
    var ignoresCase: Bool
    var tags: [String]
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
    var types: [UInt32] = []
    types.reserveCapacity(catalog.declarations.count * ImageLayout.TypeField.count)
    for index in catalog.declarations.indices { appendWords(of: index, categories, to: &types) }
    let tagOrders = catalog.tagOrders.map { tagOrderList($0) }
    var tagWords: [UInt32] = []
    tagWords.reserveCapacity(tags.count * ImageLayout.TagField.count)
    for entry in tags {
      tagWords.append(entry.tagClass)
      tagWords.append(strings.place(of: entry.key))
      tagWords.append(entry.hash)
      tagWords.append(lists.place(of: entry.claimants))
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
    sections.set(.types, words: types)
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
    var words: [UInt32] = []
    for (set, column) in zip(hierarchy.ancestorSetByType, hierarchy.columnByType) {
      words.append(UInt32(set))
      words.append(UInt32(column))
    }
    return words
  }

  /// Appends the words of a type, in the order of ``ImageLayout/TypeField``.
  private mutating func appendWords(
    of index: Int, _ categories: CategoryTable, to words: inout [UInt32]
  ) {
    let declaration = catalog.declarations[index]
    let identifier = hierarchy.canonicalIdentifiers[index]
    words.append(strings.place(of: identifier))
    words.append(Self.identifierHash(identifier))
    words.append(strings.place(of: declaration.identifier))
    words.append(strings.place(of: declaration.description))
    words.append(categories.categoryByType[index])
    words.append(strings.place(of: declaration.category))
    words.append(lists.place(of: hierarchy.parents[index].map(UInt32.init)))
    words.append(lists.place(of: hierarchy.children[index].map(UInt32.init)))
    words.append(tagList(index))
    words.append(
      lists.place(of: declaration.storedAs.compactMap { hierarchy.index(of: $0).map(UInt32.init) }))
    words.append(lists.place(of: declaration.sources.map { strings.place(of: $0) }))
    words.append(declaration.origin == .exported ? 0 : 1)
    words.append(number(declaration.order))
    words.append(number(declaration.version))
    words.append(strings.place(of: declaration.referenceURL))
    words.append(declaration.requiresSignature ? 1 : 0)
  }

  private func number(_ value: Int?) -> UInt32 {
    UInt32(bitPattern: value.map { Int32(clamping: $0) } ?? ImageLayout.noNumber)
  }

  /// Class and spelling of each tag, class by class in the order of the class table.
  private mutating func tagList(_ index: Int) -> UInt32 {
    var words: [UInt32] = []
    for entry in tagsByDeclaration[index] {
      for tag in entry.tags {
        words.append(entry.index)
        words.append(strings.place(of: tag))
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
    let custom = used.filter { $0.standard == nil }.sorted { $0.rawValue < $1.rawValue }
    for tagClass in custom {
      customTagClasses[tagClass] = UInt32(tagClasses.count)
      tagClasses.append(tagClass)
    }
    tagsByDeclaration = catalog.declarations.map { declaration in
      declaration.tags
        .compactMap { tagClass, tags in
          index(of: tagClass).map {
            ClassTags(index: $0, ignoresCase: tagClass.ignoresCase, tags: tags)
          }
        }
        .sorted { $0.index < $1.index }
    }
    for index in hierarchy.indexesByPrecedence {
      for entry in tagsByDeclaration[index] {
        for tag in entry.tags { claim(tag, of: entry, by: UInt32(index)) }
      }
    }
    for order in catalog.tagOrders {
      guard let classIndex = index(of: order.tagClass) else { continue }
      let ignoresCase = order.tagClass.ignoresCase
      let key = FoldedText.canonical(order.tag, ignoringCase: ignoresCase)
      let hash = Self.tagHash(key, classIndex: classIndex, ignoringCase: ignoresCase)
      guard let place = place(ofTag: key, classIndex: classIndex, hash: hash) else { continue }
      let first = order.identifiers.compactMap { hierarchy.index(of: $0).map(UInt32.init) }
      let isFirst = Set(first)
      let claimants = tags[place].claimants
      tags[place].claimants = first + claimants.filter { !isFirst.contains($0) }
    }
  }

  private mutating func claim(_ tag: String, of tagClass: ClassTags, by index: UInt32) {
    let key = FoldedText.canonical(tag, ignoringCase: tagClass.ignoresCase)
    let hash = Self.tagHash(key, classIndex: tagClass.index, ignoringCase: tagClass.ignoresCase)
    if let place = place(ofTag: key, classIndex: tagClass.index, hash: hash) {
      tags[place].claimants.append(index)
    } else {
      tagPlaces.insert(UInt32(tags.count), hash: hash)
      tags.append(TagEntry(tagClass: tagClass.index, key: key, hash: hash, claimants: [index]))
    }
  }

  private func place(ofTag key: String, classIndex: UInt32, hash: UInt32) -> Int? {
    tagPlaces.place(hash: hash) {
      tags[Int($0)].tagClass == classIndex && tags[Int($0)].key == key
    }.map(Int.init)
  }

  private static func tagHash(
    _ key: String, classIndex: UInt32, ignoringCase: Bool
  ) -> UInt32 {
    FoldedText.withBytes(of: key, ignoringCase: ignoringCase) {
      FoldedText.hash($0, ignoringCase: ignoringCase, seed: classIndex)
    }
  }

  /// The place of a class in the class table; `nil` where no declaration has a tag of it.
  private func index(of tagClass: UTTagClass) -> UInt32? {
    tagClass.standard?.rawValue ?? customTagClasses[tagClass]
  }

  private mutating func tagOrderList(_ order: TypeCatalog.TagOrder) -> UInt32 {
    let classIndex = index(of: order.tagClass) ?? 0
    let types = order.identifiers.compactMap { hierarchy.index(of: $0).map(UInt32.init) }
    return lists.place(
      of: [classIndex, strings.place(of: order.tag), strings.place(of: order.reason)]
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
