internal import UniformTypes

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads catalogues from JSON: the project's `Resources` folder, or a file or bytes that a program
/// brings.
///
/// What it checks is the form: JSON, keys, kinds of values, sources, categories. Whether parents
/// exist and identifiers are well formed is for the graph that is made of the catalogue.
///
/// ```swift
/// let located = try CatalogReader.read(file: "my-types.json")
/// let graph = try TypeGraph(adding: located.catalog)
/// ```
///
/// Files over 64 MiB and text nested deeper than 32 levels are refused.
public enum CatalogReader {
  /// The largest file that is read, in bytes.
  public static let sizeLimit = 64 << 20

  /// Reads a `Resources` folder.
  ///
  /// It holds `Catalog.json`, `Categories.json`, `TagOrders.json` and the family
  /// files in `Types`. Declarations with an
  /// `order` come first, by it; the others by file and row.
  ///
  /// Here every row must name its sources, which `Catalog.json` lists, and have a description; a
  /// family is the name of its file; and the parent of a category must be declared.
  public static func read(directory: String) throws(CatalogError) -> LocatedCatalog {
    let manifest: CatalogManifest = try decode(bytes(directory, "Catalog.json"), "Catalog.json")
    let categories: [CategoryRow] = try decode(
      bytes(directory, "Categories.json"), "Categories.json", list: .category)
    let tagOrders: [TagOrderRow] = try decode(
      bytes(directory, "TagOrders.json"), "TagOrders.json", list: .tagOrder)
    try check(categories.map(\.category), file: "Categories.json")
    var catalog = TypeCatalog(
      version: manifest.version,
      categories: categories.map(\.category),
      tagOrders: tagOrders.map(\.tagOrder))
    var places: [CatalogPlace] = []
    for name in try familyFileNames(directory) {
      let (file, filePlaces) = try file(bytes(directory, "Types/" + name), named: name)
      if let family = file.family, family + ".json" != name {
        throw CatalogError(place: CatalogPlace(file: name), reason: .wrongFamily(family))
      }
      for (row, place) in zip(file.types, filePlaces) {
        if let reason = fault(of: row, manifest) {
          throw CatalogError(place: place, reason: reason)
        }
      }
      append(file, filePlaces, to: &catalog, &places)
    }
    return LocatedCatalog(catalog: catalog, places: places, manifest: manifest).sortedByOrder()
  }

  /// Reads one file of additions.
  public static func read(file path: String) throws(CatalogError) -> LocatedCatalog {
    try read(json: bytes(path: path), named: fileName(path))
  }

  /// Reads the bytes of one file of additions; `name` is what errors call it.
  public static func read(
    json bytes: [UInt8], named name: String
  ) throws(CatalogError) -> LocatedCatalog {
    let (file, filePlaces) = try file(bytes, named: name)
    var catalog = TypeCatalog()
    var places: [CatalogPlace] = []
    append(file, filePlaces, to: &catalog, &places)
    return LocatedCatalog(catalog: catalog, places: places)
  }

  /// Reads the bytes of one file in its JSON form, with the place of each row.
  public static func file(
    _ bytes: [UInt8], named name: String
  ) throws(CatalogError) -> (file: CatalogFile, places: [CatalogPlace]) {
    let scanner = try scanned(bytes, name)
    let file: CatalogFile = try decoded(bytes, name, list: nil)
    let offsets = scanner.elementOffsets["types"] ?? []
    let lines = scanner.lines(of: offsets)
    let places = file.types.enumerated().map { index, row in
      CatalogPlace(
        file: name, list: .row, number: index + 1, name: row.identifier,
        line: lines.indices.contains(index) ? lines[index] : nil)
    }
    return (file, places)
  }

  /// Reads any value of a JSON form, with errors that say where.
  package static func decode<Value: Decodable>(
    _ bytes: [UInt8], _ name: String, list: CatalogPlace.List? = nil
  ) throws(CatalogError) -> Value {
    _ = try scanned(bytes, name)
    return try decoded(bytes, name, list: list)
  }

  /// The bytes of a file within a limit.
  package static func bytes(
    path: String, limit: Int = sizeLimit
  ) throws(CatalogError) -> [UInt8] {
    do {
      return try BoundedFile.bytes(path: path, limit: limit)
    } catch {
      throw CatalogError(file: fileName(path), failure: error, limit: limit)
    }
  }

  private static func bytes(
    _ directory: String, _ name: String
  ) throws(CatalogError) -> [UInt8] {
    try bytes(path: directory + "/" + name)
  }

  private static func familyFileNames(_ directory: String) throws(CatalogError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory + "/Types")
        .filter { $0.hasSuffix(".json") }
        .sorted()
    } catch {
      throw CatalogError(
        place: CatalogPlace(file: directory + "/Types"),
        reason: .unreadable("not a folder that can be listed"))
    }
  }

  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func append(
    _ file: CatalogFile, _ filePlaces: [CatalogPlace],
    to catalog: inout TypeCatalog, _ places: inout [CatalogPlace]
  ) {
    catalog.categories += file.categories
    catalog.tagOrders += file.tagOrders
    catalog.declarations += file.types.map(\.declaration)
    places += filePlaces
  }
}

// MARK: - The text

extension CatalogReader {
  private static func scanned(
    _ bytes: [UInt8], _ name: String
  ) throws(CatalogError) -> JSONScanner {
    guard bytes.count <= sizeLimit else {
      throw CatalogError(place: CatalogPlace(file: name), reason: .tooLarge(limit: sizeLimit))
    }
    var scanner = JSONScanner(bytes)
    do {
      try scanner.scan()
    } catch {
      let (line, column) = bytes.lineAndColumn(of: error.offset)
      throw CatalogError(
        place: CatalogPlace(file: name, line: line, column: column), reason: error.reason)
    }
    return scanner
  }

  private static func decoded<Value: Decodable>(
    _ bytes: [UInt8], _ name: String, list: CatalogPlace.List?
  ) throws(CatalogError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch let error as UnknownKeyError {
      throw CatalogError(
        place: place(error.codingPath, name, list, bytes).place, reason: .unknownKey(error.key))
    } catch let error as DecodingError {
      throw described(error, bytes, name, list)
    } catch {
      throw CatalogError(
        place: CatalogPlace(file: name), reason: .malformed(expected: "JSON in UTF-8"))
    }
  }

  private static func described(
    _ error: DecodingError, _ bytes: [UInt8], _ name: String, _ list: CatalogPlace.List?
  ) -> CatalogError {
    func make(
      _ path: [any CodingKey], _ reason: (_ key: String) -> CatalogError.Reason
    ) -> CatalogError {
      let (place, key) = place(path, name, list, bytes)
      return CatalogError(place: place, reason: reason(key))
    }
    switch error {
    case .keyNotFound(let key, let context):
      return make(context.codingPath) { _ in .missingKey(key.stringValue) }
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return make(context.codingPath) {
        .wrongValue(key: $0, expected: "expected \(words(for: type))")
      }
    case .dataCorrupted(let context):
      guard !context.codingPath.isEmpty else {
        return make([]) { _ in .malformed(expected: "JSON in UTF-8") }
      }
      return make(context.codingPath) {
        .wrongValue(key: $0, expected: context.debugDescription)
      }
    @unknown default:
      return make([]) { _ in .malformed(expected: "JSON in UTF-8") }
    }
  }

  /// The place that a coding path leads to, and what of the path lies within the entry.
  private static func place(
    _ path: [any CodingKey], _ name: String, _ list: CatalogPlace.List?, _ bytes: [UInt8]
  ) -> (place: CatalogPlace, key: String) {
    var rest = path[...]
    var found = list
    if found == nil, let first = rest.first?.stringValue, rest.count > 1, rest[1].intValue != nil {
      switch first {
      case "types": found = .row
      case "categories": found = .category
      case "tagOrders": found = .tagOrder
      default: break
      }
      if found != nil { rest = rest.dropFirst() }
    }
    var place = CatalogPlace(file: name)
    if let found, let index = rest.first?.intValue {
      rest = rest.dropFirst()
      place.list = found
      place.number = index + 1
      place.name = entryName(bytes, found, index, isWhole: list != nil)
    }
    var key = ""
    for step in rest {
      if let index = step.intValue {
        key += "[\(index)]"
      } else {
        key += (key.isEmpty ? "" : ".") + step.stringValue
      }
    }
    return (place, key)
  }

  /// The name of an entry whose other values are wrong, read leniently; `nil` where it has none.
  private static func entryName(
    _ bytes: [UInt8], _ list: CatalogPlace.List, _ index: Int, isWhole: Bool
  ) -> String? {
    let entries: [LenientEntry]?
    if isWhole {
      entries = try? JSONDecoder().decode([LenientEntry].self, from: Data(bytes))
    } else {
      let file = try? JSONDecoder().decode(LenientFile.self, from: Data(bytes))
      entries =
        switch list {
        case .row: file?.types
        case .category: file?.categories
        case .tagOrder: file?.tagOrders
        }
    }
    guard let entries, entries.indices.contains(index) else { return nil }
    return entries[index].name
  }

  private static func words(for type: any Any.Type) -> String {
    if type == String.self { return "a string" }
    if type == Int.self { return "a whole number" }
    let name = String(describing: type)
    if name.hasPrefix("Array") { return "an array" }
    if name.hasPrefix("Dictionary") || name.hasPrefix("KeyedDecodingContainer") {
      return "an object"
    }
    return "another kind of value"
  }
}

// MARK: - Checks

extension CatalogReader {
  private static func fault(
    of row: CatalogRow, _ manifest: CatalogManifest
  ) -> CatalogError.Reason? {
    if row.source.isEmpty { return .noSource }
    for name in row.source where manifest.sources[name] == nil {
      return .unknownSource(name)
    }
    if (row.description ?? "").isEmpty { return .noDescription }
    return nil
  }

  private static func check(
    _ categories: [TypeCatalog.Category], file: String
  ) throws(CatalogError) {
    var parents: [String: String?] = [:]
    for (index, category) in categories.enumerated()
    where parents.updateValue(category.parent, forKey: category.name) != nil {
      throw CatalogError(
        place: place(of: category, index, file), reason: .duplicateCategory(category.name))
    }
    for (index, category) in categories.enumerated() {
      var seen: Set<String> = [category.name]
      var next = category.parent
      while let name = next {
        guard let parent = parents[name] else {
          throw CatalogError(
            place: place(of: category, index, file), reason: .unknownCategory(name))
        }
        guard seen.insert(name).inserted else {
          throw CatalogError(
            place: place(of: category, index, file), reason: .circularCategory(category.name))
        }
        next = parent
      }
    }
  }

  private static func place(
    of category: TypeCatalog.Category, _ index: Int, _ file: String
  ) -> CatalogPlace {
    CatalogPlace(file: file, list: .category, number: index + 1, name: category.name)
  }
}

/// The lists of a file whose entries may be wrong.
private struct LenientFile: Decodable {
  var types: [LenientEntry]?
  var categories: [LenientEntry]?
  var tagOrders: [LenientEntry]?
}

/// The name of an entry of which everything else may be wrong.
private struct LenientEntry: Decodable {
  var name: String?

  enum CodingKeys: String, CodingKey {
    case identifier
    case name
    case tag
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
    for key in [CodingKeys.identifier, .name, .tag] {
      if let value = try? container.decode(String.self, forKey: key) {
        name = value
        return
      }
    }
  }
}
