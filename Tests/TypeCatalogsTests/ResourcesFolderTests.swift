import Foundation
import Testing
import TypeCatalogs
import UniformTypes

/// What a `Resources` folder may not have, each in a folder written for it.
@Suite struct ResourcesFolderTests {
  private static let good = [
    "Catalog.json":
      #"{"version": "1", "sources": {"s": {"title": "S", "licence": "MIT", "address": "-"}}}"#,
    "Categories.json": #"[{"name": "Data"}, {"name": "Text", "parent": "Data"}]"#,
    "TagOrders.json": "[]",
    "Types/text.json":
      #"{"family": "text", "types": [{"identifier": "a.b", "description": "B", "source": ["s"]}]}"#,
  ]

  private static func read(replacing files: [String: String?]) throws -> LocatedCatalog {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Types"), withIntermediateDirectories: true)
    for (name, text) in good.merging(files.compactMapValues { $0 }, uniquingKeysWith: { $1 })
    where files[name] != .some(nil) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try CatalogReader.read(directory: folder.path)
  }

  @Test func goodFolder() throws {
    let located = try Self.read(replacing: [:])
    #expect(located.catalog.version == "1")
    #expect(located.catalog.declarations.map(\.identifier) == ["a.b"])
    #expect(located.places.map(\.description) == ["text.json: row 1 (a.b)"])
    #expect(located.manifest?.sources["s"]?.licence == "MIT")
  }

  @Test(
    arguments: [
      (
        "Types/text.json", #"{"types": [{"identifier": "a.b", "description": "B"}]}"#,
        "text.json: row 1 (a.b): names no source"
      ),
      (
        "Types/text.json",
        #"{"types": [{"identifier": "a.b", "description": "B", "source": ["t"]}]}"#,
        #"text.json: row 1 (a.b): source "t" is not in Catalog.json"#
      ),
      (
        "Types/text.json", #"{"types": [{"identifier": "a.b", "source": ["s"]}]}"#,
        "text.json: row 1 (a.b): has no description"
      ),
      (
        "Types/text.json", #"{"family": "image", "types": []}"#,
        #"text.json: family "image" is not the file's name"#
      ),
      (
        "Categories.json", #"[{"name": "Text", "parent": "Data"}]"#,
        #"Categories.json: category 1 (Text): category "Data" is not declared"#
      ),
      (
        "Categories.json", #"[{"name": "A"}, {"name": "A"}]"#,
        #"Categories.json: category 2 (A): category "A" is there twice"#
      ),
      (
        "Categories.json", #"[{"name": "A", "parent": "B"}, {"name": "B", "parent": "A"}]"#,
        #"Categories.json: category 1 (A): category "A" lies under itself"#
      ),
      (
        "Categories.json", #"[{"name": "A", "under": "B"}]"#,
        #"Categories.json: category 1 (A): unknown key "under""#
      ),
      (
        "Categories.json", #"[{"name": 1}]"#,
        "Categories.json: category 1: name: expected a string"
      ),
      (
        "TagOrders.json", #"[{"class": "c", "tag": "t", "reason": "r"}]"#,
        #"TagOrders.json: tag order 1 (t): no key "identifiers""#
      ),
      ("Catalog.json", #"{"version": "1"}"#, #"Catalog.json: no key "sources""#),
      (
        "Catalog.json", #"{"version": "1", "sources": {"s": {"title": "S", "licence": "MIT"}}}"#,
        #"Catalog.json: no key "address""#
      ),
    ])
  func faults(file: String, text: String, expected: String) {
    let error = #expect(throws: CatalogError.self) { try Self.read(replacing: [file: text]) }
    #expect(error?.description == expected)
  }

  @Test(arguments: ["Catalog.json", "Categories.json", "TagOrders.json"])
  func missingFiles(file: String) {
    let error = #expect(throws: CatalogError.self) { try Self.read(replacing: [file: nil]) }
    #expect(error?.description == "\(file): cannot be read: No such file or directory")
  }

  @Test func missingFolder() {
    #expect(throws: CatalogError.self) { try CatalogReader.read(directory: "/no/such") }
  }
}
