import Testing
import UniformTypes

@Suite("Problems of declarations")
struct DeclarationProblemTests {
  struct Fault: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var catalog: TypeCatalog
    var problems: [String]

    init(_ name: String, _ declarations: [TypeDeclaration], _ problems: String...) {
      self.init(name, TypeCatalog(declarations: declarations), problems)
    }

    init(_ name: String, _ catalog: TypeCatalog, _ problems: [String]) {
      testDescription = name
      self.catalog = catalog
      self.problems = problems
    }
  }

  static func type(
    _ identifier: String, _ parents: [String] = ["public.data"],
    tags: [UTTagClass: [String]] = [:], storedAs: [String] = [], order: Int? = nil
  ) -> TypeDeclaration {
    TypeDeclaration(
      identifier: identifier, conformsTo: parents, tags: tags, storedAs: storedAs, order: order)
  }

  static let faults: [Fault] = [
    Fault(
      "unknown parent", [type("com.example.a", ["com.example.none"])],
      "declaration 1 (com.example.a): conforms to com.example.none, which nothing declares"),
    Fault(
      "unknown storage", [type("com.example.a", storedAs: ["com.example.none"])],
      "declaration 1 (com.example.a): is stored as com.example.none, which nothing declares"),
    Fault(
      "self-conformance", [type("com.example.a", ["com.example.a"])],
      "declaration 1 (com.example.a): conforms to itself: com.example.a > com.example.a"),
    Fault(
      "cycle of three",
      [
        type("com.example.a", ["com.example.b"]), type("com.example.b", ["com.example.C"]),
        type("com.example.c", ["public.data", "com.example.a"]),
      ],
      "declaration 3 (com.example.c): conforms to itself: "
        + "com.example.a > com.example.b > com.example.c > com.example.a"),
    Fault(
      "duplicate among the additions", [type("com.example.a"), type("com.example.A")],
      "declaration 2 (com.example.A): declaration 1 declares this identifier already"),
    Fault(
      "duplicate of the base", [type("public.PNG")],
      "declaration 1 (public.PNG): the graph that is added to declares this identifier already"),
    Fault(
      "space in an identifier", [type("com.example a")],
      "declaration 1 (com.example a): an identifier is 1 to 1024 ASCII letters, digits, '-' and "
        + "'.', or characters outside ASCII"),
    Fault(
      "empty identifier", [type("")],
      "declaration 1 (): an identifier is 1 to 1024 ASCII letters, digits, '-' and '.', or "
        + "characters outside ASCII"),
    Fault(
      "malformed media type", [type("com.example.a", tags: [.mimeType: ["image"]])],
      "declaration 1 (com.example.a): 'image' is not a tag of the class public.mime-type"),
    Fault(
      "period before an extension", [type("com.example.a", tags: [.filenameExtension: [".a"]])],
      "declaration 1 (com.example.a): '.a' is not a tag of the class public.filename-extension"),
    Fault(
      "five characters", [type("com.example.a", tags: [.osType: ["abcde"]])],
      "declaration 1 (com.example.a): 'abcde' is not a tag of the class com.apple.ostype"),
    Fault(
      "a tag twice", [type("com.example.a", tags: [.filenameExtension: ["a", "A"]])],
      "declaration 1 (com.example.a): has the tag 'A' of the class public.filename-extension twice"),
    Fault(
      "a tag of two types",
      [
        type("com.example.a", tags: [.filenameExtension: ["zzaa"]]),
        type("com.example.b", tags: [.filenameExtension: ["ZZaa"]]),
      ],
      "declaration 1 (com.example.a): the tag 'zzaa' of the class public.filename-extension is "
        + "claimed by com.example.a, com.example.b, and no order says which comes first"),
    Fault(
      "neither parent nor category", [type("com.example.a", [])],
      "declaration 1 (com.example.a): has neither a parent nor a category"),
    Fault(
      "category under nothing",
      TypeCatalog(categories: [.init(name: "A", parent: "Nowhere")]),
      ["the category 'A' stands under 'Nowhere', which is not there"]),
    Fault(
      "category under itself",
      TypeCatalog(categories: [.init(name: "A", parent: "B"), .init(name: "B", parent: "A")]),
      [
        "the category 'A' is declared twice or stands under itself",
        "the category 'B' is declared twice or stands under itself",
      ]),
    Fault(
      "order of a tag that is not claimed",
      TypeCatalog(
        tagOrders: [
          .init(
            tagClass: .filenameExtension, tag: "png", identifiers: ["public.jpeg"], reason: "")
        ]),
      [
        "the order of the tag 'png' of the class public.filename-extension names 'public.jpeg', "
          + "which does not claim it"
      ]),
  ]

  @Test("each fault is named with its place", arguments: faults)
  func fault(_ fault: Fault) {
    let error = #expect(throws: DeclarationError.self) { try TypeGraph(adding: fault.catalog) }
    #expect(error?.problems.map(\.description) == fault.problems)
  }

  @Test("all problems are reported at once")
  func several() {
    let catalog = TypeCatalog(declarations: [
      Self.type("com.example.a", ["com.example.x"]), Self.type("com.example.b", ["com.example.y"]),
    ])
    let error = #expect(throws: DeclarationError.self) { try TypeGraph(adding: catalog) }
    #expect(error?.problems.map(\.declaration) == [0, 1])
    #expect(error?.description.split(separator: "\n").count == 2)
  }

  @Test("a tag of two types is sound with an order of either kind")
  func ordered() throws {
    let tags: [UTTagClass: [String]] = [.filenameExtension: ["zzaa"]]
    let byNumber = try TypeGraph(
      adding: TypeCatalog(declarations: [
        Self.type("com.example.a", tags: tags), Self.type("com.example.b", tags: tags, order: 1),
      ]))
    let byOrder = try TypeGraph(
      adding: TypeCatalog(
        tagOrders: [
          .init(
            tagClass: .filenameExtension, tag: "ZZAA",
            identifiers: ["com.example.b", "com.example.a"], reason: "b is commoner")
        ],
        declarations: [
          Self.type("com.example.a", tags: tags), Self.type("com.example.b", tags: tags),
        ]))
    for graph in [byNumber, byOrder] {
      #expect(
        graph.types(tag: "zzaa", tagClass: .filenameExtension).map(\.identifier) == [
          "com.example.b", "com.example.a",
        ])
    }
  }

  @Test("a chain of 20,000 parents is no problem")
  func deepChain() throws {
    let chain = (0..<20_000).map {
      Self.type("com.example.n\($0)", $0 == 0 ? ["public.data"] : ["com.example.n\($0 - 1)"])
    }
    #expect(TypeCatalog(declarations: Array(chain.dropFirst())).problems().count > 0)
    let cycle = [Self.type("com.example.n0", ["com.example.n19999"])] + chain.dropFirst()
    #expect(
      TypeCatalog(declarations: Array(cycle)).problems().contains {
        if case .cycle = $0.reason { true } else { false }
      })
  }
}
