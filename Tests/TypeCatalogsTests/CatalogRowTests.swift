import Foundation
import Testing
import TypeCatalogs
import UniformTypes

@Suite struct CatalogRowTests {
  private static let full = TypeDeclaration(
    identifier: "com.example.Score",
    description: "Score",
    category: "Music",
    conformsTo: ["public.data", "public.content"],
    tags: [
      .filenameExtension: ["score", "scr"],
      .caseSensitiveExtension: ["S"],
      .fileName: ["Scorefile"],
      .fileNamePattern: ["score-*"],
      .mimeType: ["application/x-score"],
      .mimeTypeAlias: ["audio/x-score"],
      .osType: ["SCR "],
      .pasteboardType: ["Score pasteboard type"],
      .interpreter: ["score"],
      .pronom: ["fmt/1"],
      .language: ["Score"],
      UTTagClass(rawValue: "org.wikidata.entity"): ["Q1"],
    ],
    storedAs: ["com.pkware.zip-archive"],
    origin: .imported,
    order: 7,
    version: 2,
    referenceURL: "https://example.com/score",
    sources: ["example"])

  @Test func declarationRoundTrip() {
    let row = CatalogRow(Self.full)
    #expect(row.identifier == "com.example.score")
    #expect(row.declaredIdentifier == "com.example.Score")
    #expect(row.tags == ["org.wikidata.entity": ["Q1"]])
    #expect(row.declaration == Self.full)
  }

  @Test func emptyDeclarationRoundTrip() {
    let declaration = TypeDeclaration(identifier: "com.example.score")
    let row = CatalogRow(declaration)
    #expect(row == CatalogRow(identifier: "com.example.score"))
    #expect(row.declaredIdentifier == nil)
    #expect(row.declaration == declaration)
  }

  @Test func codableRoundTrip() throws {
    let row = CatalogRow(Self.full)
    let data = try JSONEncoder().encode(row)
    #expect(try JSONDecoder().decode(CatalogRow.self, from: data) == row)
    let bare = CatalogRow(identifier: "com.example.score")
    let bareData = try JSONEncoder().encode(bare)
    #expect(String(decoding: bareData, as: UTF8.self) == #"{"identifier":"com.example.score"}"#)
    #expect(try JSONDecoder().decode(CatalogRow.self, from: bareData) == bare)
  }

  @Test func writtenRoundTrip() throws {
    let file = CatalogFile(
      family: "music",
      categories: [.init(name: "Music", parent: "Audio"), .init(name: "Sound")],
      tagOrders: [
        .init(
          tagClass: .filenameExtension, tag: "score", identifiers: ["a.b", "c.d"],
          reason: "Says \"so\"\\\n\t\u{1}é")
      ],
      types: [CatalogRow(Self.full), CatalogRow(identifier: "com.example.part")])
    let text = CatalogWriter.json(of: file)
    let (read, places) = try CatalogReader.file(Array(text.utf8), named: "music.json")
    #expect(read == file)
    #expect(CatalogWriter.json(of: read) == text)
    #expect(
      places.map(\.description) == [
        "music.json: row 1 (com.example.score)", "music.json: row 2 (com.example.part)",
      ])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for place in places {
      let line = try #require(place.line)
      #expect(lines[line - 1] == "    {")
      #expect(lines[line].contains(try #require(place.name)))
    }
  }

  @Test func writtenForm() {
    var row = CatalogRow(identifier: "com.example.score")
    row.description = "A/B"
    row.extensions = ["score", "scr"]
    row.tags = ["b": ["2"], "a": ["1"]]
    row.source = ["example"]
    let text = """
      {
        "types": [
          {
            "identifier": "com.example.score",
            "description": "A/B",
            "extensions": ["score", "scr"],
            "tags": {
              "a": ["1"],
              "b": ["2"]
            },
            "source": ["example"]
          }
        ]
      }

      """
    #expect(CatalogWriter.json(of: CatalogFile(types: [row])) == text)
    #expect(CatalogWriter.json(of: CatalogFile(types: [])) == "{\n  \"types\": []\n}\n")
    #expect(
      CatalogWriter.json(of: [TypeCatalog.Category(name: "Data")])
        == "[\n  { \"name\": \"Data\" }\n]\n")
    #expect(CatalogWriter.json(of: [TypeCatalog.TagOrder]()) == "[]\n")
  }
}
