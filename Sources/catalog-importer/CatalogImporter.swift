import Foundation
import TypeCatalogs

/// Makes the catalogue's rows of the sources' tables and the project's decisions.
///
/// ```
/// swift run catalog-importer FACTS_DIR [--resources DIR]
/// ```
///
/// Reads the tables in `FACTS_DIR` and the decisions in `DIR/Import`, and writes `DIR/Types`. A new
/// source is one more reader, one more step here, and its decisions.
@main
enum CatalogImporter {
  static func main() {
    do {
      let (facts, resources) = try folders(CommandLine.arguments.dropFirst())
      try run(facts: facts, resources: resources)
    } catch {
      FileHandle.standardError.write(Data("catalog-importer: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(facts: String, resources: String) throws {
    let decisions = try Decisions(directory: resources + "/Import")
    let tika = try MediaTypeTable(tikaTable: facts + "/tika-types.tsv")
    let tables = [
      "tika": tika,
      "mime-db": try MediaTypeTable(plainTable: facts + "/mime-db.tsv"),
      "debian": try MediaTypeTable(plainTable: facts + "/debian-media-types.tsv"),
    ]

    var catalog = CatalogImport()
    try catalog.add(AppleTable(path: facts + "/apple/utis.tsv"), dropping: decisions.dropped)
    try catalog.add(decisions.added)
    try catalog.apply(decisions.overrides)
    try catalog.describe(decisions.descriptions)
    try catalog.categorize(decisions.categories)
    try catalog.store(decisions.storage)
    try catalog.add(LanguageTable(path: facts + "/languages.tsv"), decisions.languages)
    try catalog.addMIMETypes(decisions.mimeTypes, tables: tables)
    try catalog.addMIMEAliases(decisions.mimeAliases, tables: tables)
    catalog.addMIMEAliases(from: tika, source: "tika")

    let files = try catalog.files(decisions.families)
    try write(files, to: resources + "/Types")
    report(catalog, files)
  }

  /// Writes the family files and takes away those of families that are no more.
  private static func write(_ files: [CatalogFile], to directory: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: directory) where name.hasSuffix(".json") {
      try manager.removeItem(atPath: directory + "/" + name)
    }
    for file in files {
      guard let family = file.family else { continue }
      try CatalogWriter.json(of: file)
        .write(toFile: "\(directory)/\(family).json", atomically: true, encoding: .utf8)
    }
  }

  private static func report(_ catalog: CatalogImport, _ files: [CatalogFile]) {
    for file in files {
      print("\(file.family ?? ""): \(file.types.count)")
    }
    let rows = catalog.rows
    print("rows: \(rows.count)")
    print("extensions: \(rows.map(\.extensions.count).reduce(0, +))")
    print("MIME types: \(rows.map(\.mimeTypes.count).reduce(0, +))")
    print("MIME aliases: \(rows.map(\.mimeAliases.count).reduce(0, +))")
    print("interpreters: \(rows.map(\.interpreters.count).reduce(0, +))")
    print("file names: \(rows.map(\.fileNames.count).reduce(0, +))")
    for note in catalog.notes {
      print(note)
    }
  }

  private static func folders(
    _ arguments: ArraySlice<String>
  ) throws -> (facts: String, resources: String) {
    let usage = ImportError("usage: catalog-importer FACTS_DIR [--resources DIR]")
    var rest = arguments
    guard let facts = rest.popFirst(), !facts.hasPrefix("-") else { throw usage }
    guard let option = rest.popFirst() else { return (facts, "Resources") }
    guard option == "--resources", let resources = rest.popFirst(), rest.isEmpty else {
      throw usage
    }
    return (facts, resources)
  }
}
