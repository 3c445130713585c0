import Foundation
import Testing
import TypeCatalogs
import UniformTypes

/// The data in `Resources`.
@Suite struct CommittedCatalogTests {
  private static let resources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Resources")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: resources.appending(path: name), encoding: .utf8)
  }

  private static func families() throws -> [(name: String, text: String, file: CatalogFile)] {
    try FileManager.default.contentsOfDirectory(atPath: resources.appending(path: "Types").path)
      .sorted()
      .map { name in
        let text = try text("Types/" + name)
        return (name, text, try CatalogReader.file(Array(text.utf8), named: name).file)
      }
  }

  @Test func reads() throws {
    let located = try CatalogReader.read(directory: Self.resources.path)
    #expect(located.catalog.declarations.count > 900)
    let identifiers = located.catalog.declarations.map(\.identifier)
    #expect(Set(identifiers.map { $0.lowercased() }).count == identifiers.count)
  }

  @Test func familyFilesAreAsWritten() throws {
    for (name, text, file) in try Self.families() {
      #expect(CatalogWriter.json(of: file) == text, "\(name)")
    }
  }

  @Test func otherFilesAreAsWritten() throws {
    let located = try CatalogReader.read(directory: Self.resources.path)
    let manifest = try #require(located.manifest)
    #expect(CatalogWriter.json(of: manifest) == (try Self.text("Catalog.json")))
    #expect(
      CatalogWriter.json(of: located.catalog.categories) == (try Self.text("Categories.json")))
    #expect(CatalogWriter.json(of: located.catalog.tagOrders) == (try Self.text("TagOrders.json")))
  }

  @Test func rowsAreSortedByOrder() throws {
    for (name, _, file) in try Self.families() {
      let keys = file.types.map { ($0.order ?? .max, $0.identifier) }
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 }, "\(name)")
    }
  }

  @Test func exportedRowsComeBeforeImportedOnes() throws {
    let rows = try Self.families().flatMap(\.file.types)
    let exported = rows.filter { $0.origin == .exported }.compactMap(\.order).max()
    let imported = rows.filter { $0.origin == .imported }.compactMap(\.order).min()
    #expect(try #require(exported) < #require(imported))
    #expect(Set(rows.compactMap(\.order)).count == rows.compactMap(\.order).count)
  }

  @Test func rowsFitTheSchema() throws {
    let schema = try SchemaValidator(Data(try Self.text("Types.schema.json").utf8))
    for (name, text, _) in try Self.families() {
      let faults = try schema.faults(in: Data(text.utf8))
      #expect(faults.isEmpty, "\(name): \(faults.prefix(5))")
    }
  }

  @Test func schemaHasTheKeysOfARow() throws {
    let schema = try SchemaValidator(Data(try Self.text("Types.schema.json").utf8))
    #expect(
      try schema.faults(
        in: Data(#"{"family": "a", "types": [{"identifier": "A", "mime": []}]}"#.utf8)) == [
          "$.types[0]: no description", "$.types[0]: no source", "$.types[0]: unknown mime",
          "$.types[0].identifier: does not match ^[^A-Z\\s/:]+$",
        ])
  }

  @Test func hardwareModelsAreLeftOut() throws {
    let identifiers = Set(try Self.families().flatMap(\.file.types).map(\.identifier))
    #expect(identifiers.isSuperset(of: ["public.device", "public.computer"]))
    #expect(
      identifiers.isDisjoint(with: ["com.apple.mac", "com.apple.iphone", "public.generic-pc"]))
  }

  @Test func pathsOfCategories() throws {
    let paths = try CategoryPaths(CatalogReader.read(directory: Self.resources.path).catalog)
    #expect(
      paths.path(of: "public.ruby-script") == [
        "Ruby Source Code", "Source Code", "Text", "Content", "Data",
      ])
    #expect(
      paths.path(of: "com.apple.quicktime-movie") == [
        "Video", "Movie", "Audiovisual Content", "Content", "Data",
      ])
    for identifier in paths.identifiers {
      let end = paths.path(of: identifier).last
      if paths.ancestors(of: identifier).contains("public.directory") {
        #expect(end == "Item", "\(identifier)")
      } else if paths.ancestors(of: identifier).contains("public.data") {
        #expect(end == "Data", "\(identifier)")
      } else {
        #expect(end != nil, "\(identifier)")
      }
    }
  }
}
