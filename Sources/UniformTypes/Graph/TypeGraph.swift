/// All types that are known together, with who conforms to whom and which tags name what.
///
/// A graph never changes. The bundled graph holds Apple's declared types and is the default; a program
/// that knows more types makes a graph of its own:
///
/// ```swift
/// let score = TypeDeclaration(
///   identifier: "com.example.score", conformsTo: ["public.data", "public.content"],
///   tags: [.filenameExtension: ["score"]])
/// let graph = try TypeGraph(adding: TypeCatalog(declarations: [score]))
/// graph.type(tag: "score", tagClass: .filenameExtension)?.identifier  // "com.example.score"
/// ```
///
/// Look-ups take constant time and, but for the strings and arrays that they return, allocate nothing.
public struct TypeGraph: Sendable {
  /// `nil` stands for the process's default graph.
  let storage: GraphStorage?

  init(storage: GraphStorage?) {
    self.storage = storage
  }

  @inline(__always)
  var image: CatalogImage { storage?.image ?? DefaultGraph.image }

  /// The graph that look-ups use where none is named: the bundled one, or the installed one.
  ///
  /// `UTType("public.png")` is `TypeGraph.default.type("public.png")`.
  public static var `default`: TypeGraph { TypeGraph(storage: nil) }

  /// Makes this graph the default for the whole process, once, at its start.
  ///
  /// Types that were made before keep their meaning, since a graph that is made by adding holds all
  /// types of the bundled one.
  ///
  /// - Returns: `false`, with nothing changed, where a graph was installed before, and where this graph
  ///   does not hold the bundled types: `TypeGraph.default.install()` is `false`.
  @discardableResult
  public func install() -> Bool {
    guard let storage, storage.extendsBundled else { return false }
    return DefaultGraph.install(storage)
  }

  /// Makes a graph of the default one and more declarations.
  ///
  /// The types of the default graph keep their places, so a tag that both claim gives the default
  /// graph's type first, unless an added declaration or tag order says otherwise.
  ///
  /// - Throws: ``DeclarationError`` with every problem of the additions: malformed, duplicate and
  ///   unknown identifiers, cycles, malformed tags, tags claimed twice without an order.
  public init(adding additions: TypeCatalog) throws(DeclarationError) {
    try self.init(adding: additions, to: .default)
  }

  /// Makes a graph of another one and more declarations.
  ///
  /// - Throws: ``DeclarationError`` with every problem of the additions.
  public init(adding additions: TypeCatalog, to base: TypeGraph) throws(DeclarationError) {
    let baseCount = base.count
    var merger = TagAdditionMerger(base: base)
    let whole = merger.catalog(adding: additions)
    let sound = DeclarationChecker.SoundPart(
      declarations: baseCount, tagOrders: whole.tagOrders.count - additions.tagOrders.count)
    let problems = DeclarationChecker.problems(in: whole, sound: sound)
      .map { $0.relative(toBaseOf: baseCount) }
    guard problems.isEmpty, merger.problems.isEmpty else {
      throw DeclarationError(problems: merger.problems + problems)
    }
    self.init(sound: whole, extending: base)
  }

  /// Makes a graph of a base together with additions that are known to have no problems.
  init(adding additions: RepairedCatalog) {
    var merger = TagAdditionMerger(base: additions.base)
    self.init(sound: merger.catalog(adding: additions.catalog), extending: additions.base)
  }

  private init(sound whole: TypeCatalog, extending base: TypeGraph) {
    storage = GraphStorage(
      imageBytes: ImageWriter.bytes(ofSound: whole),
      extendsBundled: base.storage?.extendsBundled ?? true)
  }

  /// Makes a graph of nothing but a catalogue.
  ///
  /// This is what the catalogue's compiler does; programs mostly want ``init(adding:)``.
  ///
  /// - Throws: ``DeclarationError`` with every problem of the catalogue.
  public init(_ catalog: TypeCatalog) throws(DeclarationError) {
    let problems = catalog.problems()
    guard problems.isEmpty else { throw DeclarationError(problems: problems) }
    storage = GraphStorage(imageBytes: ImageWriter.bytes(ofSound: catalog), extendsBundled: false)
  }

  /// The number of declared types in the graph.
  public var count: Int { image.typeCount }

  /// The declared types, in the order in which they were declared.
  ///
  /// `TypeGraph.default.types.first?.identifier` is `"public.item"`.
  public var types: some RandomAccessCollection<UTType> {
    (0..<count).lazy.map { [self] in self[UInt32($0)] }
  }

  /// The version of the data that the graph was made of: a date such as `2026.11.30`.
  public var dataVersion: String { image.dataVersion }

  /// The bytes of the compiled form of the graph, the same for equal graphs.
  package var compiledBytes: [UInt8] { Array(image.allBytes) }

  /// The type at a place.
  @inline(__always)
  subscript(index: UInt32) -> UTType {
    guard let storage else { return UTType(storage: .declared(index)) }
    return UTType(storage: .added(index, storage))
  }
}

extension TypeGraph {
  /// The type of an identifier, in any case; `nil` where nothing declares it and it is not dynamic.
  ///
  /// `graph.type("PUBLIC.PNG")?.identifier` is `"public.png"`.
  public func type(_ identifier: String) -> UTType? {
    if let index = image.type(identifier: identifier) { return self[index] }
    return UndeclaredType(dynamicIdentifier: identifier, graph: self).map {
      UTType(storage: .undeclared($0))
    }
  }

  /// The first type that a tag names and that conforms to a given type.
  ///
  /// Where nothing declares such a type the answer is a dynamic type that carries the tag and conforms
  /// to the given type; so `nil` means only that the tag is empty. Of several types that claim the tag
  /// the first is taken in the order of ``types(tag:tagClass:conformingTo:)``.
  ///
  /// `graph.type(tag: "png", tagClass: .filenameExtension)?.identifier` is `"public.png"`.
  public func type(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType? = nil
  ) -> UTType? {
    if let declared = firstDeclaredType(tag: tag, tagClass: tagClass, conformingTo: supertype) {
      return declared
    }
    return UndeclaredType(tag: tag, tagClass: tagClass, supertype: supertype, graph: self).map {
      UTType(storage: .undeclared($0))
    }
  }

  /// All types that a tag names and that conform to a given type, the first choice first.
  ///
  /// The order: types with a declared order by that (Apple's own declarations, exported before
  /// imported), then exported, then imported declarations, each as they stand in the catalogue; a tag
  /// order in the catalogue goes before all of it. Where nothing declares such a type the answer is one
  /// dynamic type, and for an empty tag it is empty.
  ///
  /// `graph.types(tag: "mp4", tagClass: .filenameExtension).map(\.identifier)` is
  /// `["public.mpeg-4", "public.mpeg-4-audio"]`.
  public func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType? = nil
  ) -> [UTType] {
    let declared = declaredTypes(tag: tag, tagClass: tagClass, conformingTo: supertype)
    if !declared.isEmpty { return declared }
    return type(tag: tag, tagClass: tagClass, conformingTo: supertype).map { [$0] } ?? []
  }

  /// All declared types that a tag names, the first choice first; empty where nothing declares it.
  public func declaredTypes(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType? = nil
  ) -> [UTType] {
    withClaimants(of: tag, tagClass: tagClass) { claimants in
      claimants.map { self[$0] }.filter { type in supertype.map(type.conforms) ?? true }
    } ?? []
  }

  /// The first declared type that a tag names and that conforms to a given type.
  @inline(__always)
  func firstDeclaredType(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> UTType? {
    withClaimants(of: tag, tagClass: tagClass) { claimants in
      for index in claimants {
        let type = self[index]
        if supertype.map(type.conforms) ?? true { return type }
      }
      return nil
    } ?? nil
  }

  /// Calls a function with the types that claim a tag; `nil` where none does.
  @inline(__always)
  private func withClaimants<Result>(
    of tag: String, tagClass: UTTagClass, _ body: (ImageList) -> Result
  ) -> Result? {
    let image = image
    guard let classIndex = image.tagClassIndex(tagClass) else { return nil }
    let ignoringCase = tagClass.ignoresCase
    return FoldedText.withBytes(of: tag, ignoringCase: ignoringCase) { bytes in
      image.claimants(of: bytes, classIndex: classIndex, ignoringCase: ignoringCase).map(body)
    }
  }

  /// All tags of a class in the graph, with the types that claim each, the first choice first.
  ///
  /// Meant for pattern classes, whose tags are not looked up but tried.
  package func tags(ofClass tagClass: UTTagClass) -> [(tag: String, types: [UTType])] {
    let image = image
    guard let classIndex = image.tagClassIndex(tagClass) else { return [] }
    let count = image.count(of: .tags) / ImageLayout.TagField.count
    return (0..<UInt32(count)).filter { image.tagField(.tagClass, of: $0) == classIndex }.map {
      (
        image.string(image.tagField(.key, of: $0)),
        image.list(image.tagField(.claimants, of: $0)).map { self[$0] }
      )
    }
  }
}
