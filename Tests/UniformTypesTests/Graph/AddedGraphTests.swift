import Testing
import UniformTypes

@Suite("Graphs with added types")
struct AddedGraphTests {
  static func graph() throws -> TypeGraph {
    try TypeGraph(
      adding: TypeCatalog(declarations: [
        TypeDeclaration(
          identifier: "com.example.Score", description: "Music score", category: "Score",
          conformsTo: ["public.text", "public.composite-content"],
          tags: [
            .filenameExtension: ["score", "png"], .mimeType: ["text/x-score"],
            .init(rawValue: "org.example.code"): ["SC"],
          ],
          storedAs: ["public.zip-archive"], version: 3, referenceURL: "https://example.com"),
        TypeDeclaration(identifier: "com.example.part", conformsTo: ["com.example.score"]),
      ]))
  }

  @Test("added types have all that they declare")
  func addedType() throws {
    let graph = try Self.graph()
    let score = try #require(graph.type("COM.example.score"))
    #expect(score.identifier == "com.example.score")
    #expect(score.declaredIdentifier == "com.example.Score")
    #expect(score.localizedDescription == "Music score")
    #expect(score.preferredMIMEType == "text/x-score")
    #expect(score.version == 3)
    #expect(score.referenceAddress == "https://example.com")
    #expect(score.isStored(as: .archive))
    #expect(score.categoryPath.description == "Score > Text > Content > Data")
    let code = UTTagClass(rawValue: "org.example.code")
    #expect(graph.type(tag: "SC", tagClass: code) == score)
    #expect(graph.type(tag: "sc", tagClass: code)?.isDynamic == true)
    #expect(graph.type("com.example.part")?.localizedDescription == "Music score")
  }

  @Test("conformance holds across graphs, both ways")
  func acrossGraphs() throws {
    let graph = try Self.graph()
    let part = try #require(graph.type("com.example.part"))
    let png = try #require(graph.type("public.png"))
    #expect(part.conforms(to: .text) && part.conforms(to: .data))
    #expect(!part.conforms(to: .image))
    #expect(png == .png && UTType.png == png)
    #expect(png.hashValue == UTType.png.hashValue)
    #expect(UTType.png.conforms(to: png) && png.conforms(to: .image))
    #expect(!UTType.png.conforms(to: part))
    #expect(try #require(graph.type("public.text")).subtypes.contains(part))
    #expect(!UTType.text.subtypes.contains(part))
    #expect(UTType("com.example.part") == nil)
  }

  @Test("the base's claim on a tag comes first")
  func sharedTag() throws {
    let graph = try Self.graph()
    #expect(
      graph.types(tag: "png", tagClass: .filenameExtension).map(\.identifier) == [
        "public.png", "com.example.score",
      ])
  }

  @Test("two graphs of the same additions hold equal types")
  func equalGraphs() throws {
    let first = try Self.graph()
    let second = try Self.graph()
    let part = try #require(first.type("com.example.part"))
    let other = try #require(second.type("com.example.part"))
    #expect(part == other && part.conforms(to: other))
    #expect(part.conforms(to: try #require(second.type("com.example.score"))))
    #expect(first.catalog == second.catalog)
  }

  @Test("a graph of a graph's own catalogue is equal to it")
  func roundTrip() throws {
    let catalog = TypeGraph.default.catalog
    let again = try TypeGraph(catalog)
    #expect(again.catalog == catalog)
    #expect(again.count == TypeGraph.default.count)
    #expect(again.type("public.png") == .png)
    #expect(UTType.png.conforms(to: try #require(again.type("public.image"))))
    #expect(try #require(again.type("public.png")).conforms(to: .image))
  }

  @Test("a graph that does not hold the bundled types cannot be the default")
  func install() throws {
    let alone = try TypeGraph(
      TypeCatalog(declarations: [TypeDeclaration(identifier: "com.example.a", category: "A")]))
    #expect(!alone.install())
    #expect(!TypeGraph.default.install())
  }
}
