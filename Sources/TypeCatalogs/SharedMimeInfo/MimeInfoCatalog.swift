internal import UniformTypes

/// Makes additions to a graph of what a MIME database says.
///
/// A media type that the graph knows, by its name or by one of its aliases, is joined to the graph's
/// type: its patterns and aliases become tags behind that type's own. Any other becomes a declaration.
struct MimeInfoCatalog {
  private let database: MimeInfoDatabase
  private let base: TypeGraph
  private var problems: [CatalogError] = []
  /// The identifier of the graph's type that each entry is joined to.
  private var joined: [String?]
  private var identifiers: [String] = []

  init(_ database: MimeInfoDatabase, base: TypeGraph) {
    self.database = database
    self.base = base
    joined = [String?](repeating: nil, count: database.entries.count)
  }

  mutating func reading() -> LenientReading {
    join()
    identifiers = database.entries.indices.map {
      joined[$0] ?? Self.derivedIdentifier(database.entries[$0].name)
    }
    var catalog = TypeCatalog()
    var places: [CatalogPlace] = []
    for (index, entry) in database.entries.enumerated() {
      if let identifier = joined[index] {
        let tags = addedTags(of: entry)
        if !tags.isEmpty {
          catalog.tagAdditions.append(TypeCatalog.TagAddition(identifier: identifier, tags: tags))
        }
      } else {
        catalog.declarations.append(declaration(index))
        places.append(entry.place)
      }
    }
    catalog.tagOrders = tagOrders()
    return LenientReading(
      located: LocatedCatalog(catalog: catalog, places: places),
      problems: database.problems + problems)
  }

  // MARK: Joining

  private mutating func join() {
    var taken: Set<String> = []
    for (index, entry) in database.entries.enumerated() {
      guard let type = baseType(entry.name) else { continue }
      joined[index] = type
      taken.insert(type)
    }
    // By an alias a type of the graph is joined once, and not where its own name was met: two media
    // types that the database tells apart stay apart.
    for (index, entry) in database.entries.enumerated() where joined[index] == nil {
      for alias in entry.aliases {
        guard let type = baseType(alias), taken.insert(type).inserted else { continue }
        joined[index] = type
        break
      }
    }
  }

  /// The identifier of the graph's type that a media type names.
  private func baseType(_ name: String) -> String? {
    let named =
      base.declaredTypes(tag: name, tagClass: .mimeType).first
      ?? base.declaredTypes(tag: name, tagClass: .mimeTypeAlias).first
    if let named { return named.identifier }
    let fileSystemType: String? =
      switch name {
      case "inode/directory": "public.directory"
      case "inode/symlink": "public.symlink"
      case "inode/mount-point": "com.apple.mount-point"
      default: nil
      }
    return fileSystemType.flatMap { base.type($0)?.identifier }
  }

  /// `org.iana.media-type.image.x-tga` of `image/x-tga`.
  static func derivedIdentifier(_ name: String) -> String {
    let allowed = name.utf8.map { byte -> UInt8 in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        byte
      case UInt8(ascii: "/"): UInt8(ascii: ".")
      default: UInt8(ascii: "-")
      }
    }
    return "org.iana.media-type." + String(decoding: allowed, as: UTF8.self)
  }

  // MARK: Tags

  private func addedTags(of entry: MimeInfoDatabase.Entry) -> [UTTagClass: [String]] {
    var tags = nameTags(of: entry)
    let aliases = ([entry.name] + entry.aliases).filter(isNew)
    if !aliases.isEmpty { tags[.mimeTypeAlias] = aliases }
    return tags
  }

  private func nameTags(of entry: MimeInfoDatabase.Entry) -> [UTTagClass: [String]] {
    var tags: [UTTagClass: [String]] = [:]
    for glob in entry.globs {
      let (tagClass, tag) = placed(glob)
      tags[tagClass, default: []].append(tag)
    }
    return tags
  }

  /// The tag of a pattern, so placed that it comes behind what the graph says.
  ///
  /// Names are tried with regard to case first; so a case-sensitive extension in lower case would
  /// come before an extension of the graph that means the same names.
  private func placed(_ glob: MimeInfoGlob) -> (tagClass: UTTagClass, tag: String) {
    let (tagClass, tag) = glob.tag
    guard tagClass == .caseSensitiveExtension, tag == tag.asciiLowercased,
      !base.declaredTypes(tag: tag, tagClass: .filenameExtension).isEmpty
    else { return (tagClass, tag) }
    return (.filenameExtension, tag)
  }

  /// Whether the graph has no type for a media type; what it says of an alias stands.
  private func isNew(_ name: String) -> Bool {
    base.declaredTypes(tag: name, tagClass: .mimeType).isEmpty
      && base.declaredTypes(tag: name, tagClass: .mimeTypeAlias).isEmpty
  }

  // MARK: Declarations

  private mutating func declaration(_ index: Int) -> TypeDeclaration {
    let entry = database.entries[index]
    var tags = nameTags(of: entry)
    tags[.mimeType] = [entry.name]
    let aliases = entry.aliases.filter(isNew)
    if !aliases.isEmpty { tags[.mimeTypeAlias] = aliases }
    return TypeDeclaration(
      identifier: identifiers[index], conformsTo: parents(index), tags: tags, origin: .imported,
      sources: ["shared-mime-info"])
  }

  private mutating func parents(_ index: Int) -> [String] {
    let entry = database.entries[index]
    var parents: [String] = []
    var isOfTopLevel = false
    let topLevel = entry.name.prefix { $0 != "/" }.lowercased()
    for name in entry.parents {
      if let parent = database.index(of: name) {
        if !parents.contains(identifiers[parent]) { parents.append(identifiers[parent]) }
        let other = database.entries[parent].name.prefix { $0 != "/" }.lowercased()
        if joined[parent] == nil, other == topLevel { isOfTopLevel = true }
      } else if let parent = baseType(name) {
        if !parents.contains(parent) { parents.append(parent) }
      } else {
        problems.append(
          CatalogError(
            place: entry.place,
            reason: .repaired(
              problem: "conforms to \(name), which nothing declares", .parentLeftOut)))
      }
    }
    if parents.isEmpty, let parent = suffixParent(entry.name) { parents.append(parent) }
    let implied = impliedParent(topLevel)
    guard let sufficient = base.type(implied.sufficient), !isOfTopLevel,
      !parents.contains(where: { base.type($0)?.conforms(to: sufficient) ?? false })
    else { return parents }
    // Any parent is data already, but only a picture is an image.
    return implied.identifier == "public.data" && !parents.isEmpty
      ? parents : parents + [implied.identifier]
  }

  private func suffixParent(_ name: String) -> String? {
    MediaType(name)?.structuredParents.lazy.compactMap { baseType($0.essence) }.first
  }

  /// What a type of a top-level type conforms to, and what tells that a parent does so already.
  private func impliedParent(_ topLevel: String) -> (identifier: String, sufficient: String) {
    let identifier =
      switch topLevel {
      case "text": "public.plain-text"
      case "image": "public.image"
      case "audio": "public.audio"
      case "video": "public.movie"
      case "font": "public.font"
      case "model": "public.3d-content"
      case "inode": "public.item"
      case "x-content": "public.volume"
      default: "public.data"
      }
    return (identifier, topLevel == "text" ? "public.text" : identifier)
  }

  // MARK: Weights

  private struct Claim {
    var identifier: String
    var weight: Int
  }

  /// Orders for the tags that several of the database's types claim: the graph's types first, then by
  /// weight.
  private func tagOrders() -> [TypeCatalog.TagOrder] {
    var claims: [FoldedTag: [Claim]] = [:]
    var tags: [FoldedTag] = []
    for (index, entry) in database.entries.enumerated() {
      for glob in entry.globs {
        let (tagClass, tag) = placed(glob)
        let foldedTag = FoldedTag(tag, of: tagClass)
        if claims[foldedTag] == nil { tags.append(foldedTag) }
        claims[foldedTag, default: []].append(
          Claim(identifier: identifiers[index], weight: glob.weight))
      }
    }
    var orders: [TypeCatalog.TagOrder] = []
    for tag in tags {
      guard let claims = claims[tag], claims.count > 1 else { continue }
      let known = base.declaredTypes(tag: tag.key, tagClass: tag.tagClass).map(\.identifier)
      let byWeight = claims.enumerated()
        .sorted { (-$0.element.weight, $0.offset) < (-$1.element.weight, $1.offset) }
      var seen: Set<String> = []
      let all = (known + byWeight.map(\.element.identifier)).filter { seen.insert($0).inserted }
      guard all.count > known.count + 1 || known.isEmpty && all.count > 1 else { continue }
      orders.append(
        TypeCatalog.TagOrder(
          tagClass: tag.tagClass, tag: tag.key, identifiers: all,
          reason: "The weights of the MIME database."))
    }
    return orders
  }
}
