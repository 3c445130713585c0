internal import UniformTypes

/// Makes declarations of what a property list says, leaving out and reporting what is malformed.
struct PropertyListDeclarations {
  private let file: String
  private var catalog = TypeCatalog()
  private var places: [CatalogPlace] = []
  private var problems: [CatalogError] = []

  init(file: String) {
    self.file = file
  }

  /// What was read.
  var reading: LenientReading {
    LenientReading(
      located: LocatedCatalog(catalog: catalog, places: places), problems: problems)
  }

  mutating func read(_ value: PropertyListValue) {
    guard let dictionary = value.dictionary else {
      report(.wrongValue(key: "", expected: "expected a dictionary, found \(value.kindName)"))
      return
    }
    let lists: [(key: String, origin: TypeDeclaration.Origin)] = [
      ("UTExportedTypeDeclarations", .exported), ("UTImportedTypeDeclarations", .imported),
    ]
    if !lists.contains(where: { dictionary[$0.key] != nil }) {
      report(.missingKey("UTExportedTypeDeclarations"))
    }
    for (key, origin) in lists {
      guard let list = dictionary[key] else { continue }
      readList(list, origin: origin, at: Place(path: key, value: list))
    }
  }

  private mutating func readList(
    _ list: PropertyListValue, origin: TypeDeclaration.Origin, at place: Place
  ) {
    guard case .array(let entries) = list.kind else {
      reportKind(list, expected: "an array", at: place)
      return
    }
    for (index, entry) in entries.enumerated() {
      let place = Place(path: "\(place.path)[\(index)]", value: entry)
      guard catalog.declarations.count < PropertyListLimits.declarations else {
        report(.tooMany("declarations", limit: PropertyListLimits.declarations), at: place)
        return
      }
      readDeclaration(entry, origin: origin, at: place)
    }
  }

  private mutating func readDeclaration(
    _ entry: PropertyListValue, origin: TypeDeclaration.Origin, at place: Place
  ) {
    guard let entries = entry.dictionary else {
      reportKind(entry, expected: "a dictionary", at: place)
      return
    }
    var place = place
    guard let identifier = string("UTTypeIdentifier", of: entries, at: place) else {
      if entries["UTTypeIdentifier"] == nil { report(.missingKey("UTTypeIdentifier"), at: place) }
      return
    }
    place.identifier = identifier
    var declaration = TypeDeclaration(
      identifier: identifier, origin: origin, sources: ["property-list"])
    if let description = string("UTTypeDescription", of: entries, at: place),
      !description.isEmpty
    {
      declaration.description = description
    }
    declaration.conformsTo = strings("UTTypeConformsTo", of: entries, at: place)
    declaration.tags = tags(of: entries, at: place)
    declaration.referenceURL = string("UTTypeReferenceURL", of: entries, at: place)
    declaration.version = version(of: entries, at: place)
    catalog.declarations.append(declaration)
    places.append(place.catalogPlace(in: file))
  }

  // MARK: Keys

  private mutating func tags(
    of entries: [String: PropertyListValue], at place: Place
  ) -> [UTTagClass: [String]] {
    let key = "UTTypeTagSpecification"
    guard let value = entries[key] else { return [:] }
    let place = place.step(key, value)
    guard let classes = value.dictionary else {
      reportKind(value, expected: "a dictionary", at: place)
      return [:]
    }
    var tags: [UTTagClass: [String]] = [:]
    for tagClass in classes.keys.sorted() {
      let values = strings(tagClass, of: classes, at: place)
      if !values.isEmpty { tags[UTTagClass(rawValue: tagClass)] = values }
    }
    return tags
  }

  private mutating func version(of entries: [String: PropertyListValue], at place: Place) -> Int? {
    let key = "UTTypeVersion"
    switch entries[key]?.kind {
    case nil: return nil
    case .integer(let value)?: return value
    case .string(let text)?:
      if let value = Int(text) { return value }
    default: break
    }
    if let value = entries[key] {
      reportKind(value, expected: "a whole number", at: place.step(key, value))
    }
    return nil
  }

  private mutating func string(
    _ key: String, of entries: [String: PropertyListValue], at place: Place
  ) -> String? {
    guard let value = entries[key] else { return nil }
    if let string = value.string { return string }
    reportKind(value, expected: "a string", at: place.step(key, value))
    return nil
  }

  /// One string or an array of them.
  private mutating func strings(
    _ key: String, of entries: [String: PropertyListValue], at place: Place
  ) -> [String] {
    guard let value = entries[key] else { return [] }
    let place = place.step(key, value)
    switch value.kind {
    case .string(let string): return [string]
    case .array(let values):
      var strings: [String] = []
      for (index, element) in values.enumerated() {
        if let string = element.string {
          strings.append(string)
        } else {
          var place = place
          place.path += "[\(index)]"
          place.line = element.line
          reportKind(element, expected: "a string", at: place)
        }
      }
      return strings
    default:
      reportKind(value, expected: "a string or an array of strings", at: place)
      return []
    }
  }

  // MARK: Places and problems

  /// Where a value stands.
  private struct Place {
    var path: String
    var line: Int?
    var identifier: String?

    init(path: String, value: PropertyListValue) {
      self.path = path
      line = value.line
    }

    func step(_ key: String, _ value: PropertyListValue) -> Place {
      var place = self
      place.path += ".\(key)"
      place.line = value.line
      return place
    }

    func catalogPlace(in file: String) -> CatalogPlace {
      CatalogPlace(file: file, name: identifier, path: path, line: line)
    }
  }

  private mutating func report(_ reason: CatalogError.Reason, at place: Place? = nil) {
    problems.append(
      CatalogError(
        place: place?.catalogPlace(in: file) ?? CatalogPlace(file: file), reason: reason))
  }

  private mutating func reportKind(
    _ value: PropertyListValue, expected: String, at place: Place
  ) {
    report(
      .wrongValue(key: "", expected: "expected \(expected), found \(value.kindName)"), at: place)
  }
}
