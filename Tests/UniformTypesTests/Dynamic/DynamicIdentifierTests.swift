import Testing
import UniformTypes

@Suite struct DynamicIdentifierTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let identifier: String
    let conformsTo: [String]
    let tags: [DynamicIdentifier.Tag]

    init(_ identifier: String, _ conformsTo: [String], _ tags: (UTTagClass, String)...) {
      self.identifier = identifier
      self.conformsTo = conformsTo
      self.tags = tags.map { .init(tagClass: $0.0, value: $0.1) }
    }

    var testDescription: String { identifier }
  }

  /// Identifiers that real systems have made, as `mdls`, pasteboards and projects' tests show them.
  static let vectors: [Vector] = [
    Vector("dyn.age81e62", [], (.filenameExtension, "rs")),
    Vector("dyn.ah62d4rv4ge81e62", ["public.data"], (.filenameExtension, "rs")),
    Vector("dyn.ah62d4sb4ge81e62", ["public.plain-text"], (.filenameExtension, "rs")),
    Vector("dyn.ah62d4rv4ge8043a", ["public.data"], (.filenameExtension, "md")),
    Vector("dyn.ah62d4rv4ge8xe", ["public.data"], (.filenameExtension, "2")),
    Vector("dyn.ah62d4rv4ge80s52", ["public.data"], (.filenameExtension, "go")),
    Vector("dyn.ah62d4rv4ge80s6d2", ["public.data"], (.filenameExtension, "gpx")),
    Vector("dyn.ah62d4rv4ge80e2py", ["public.data"], (.filenameExtension, "bat")),
    Vector("dyn.ah62d4rv4ge81g6pq", ["public.data"], (.filenameExtension, "sql")),
    Vector("dyn.ah62d4rv4ge80c65uta", ["public.data"], (.filenameExtension, "aspx")),
    Vector("dyn.ah62d4rv4ge8003dcta", ["public.data"], (.filenameExtension, "kdbx")),
    Vector("dyn.ah62d4rv4ge8023pxsq", ["public.data"], (.filenameExtension, "less")),
    Vector("dyn.ah62d4rv4ge80s4pyrfx0655wqy", ["public.data"], (.filenameExtension, "gitignore")),
    Vector(
      "dyn.ah62d4rv4ge80n3dmsv11e25tr3xgw32", ["public.data"],
      (.filenameExtension, "editorconfig")),
    Vector("dyn.ah62d4rv4gk81a6dysk", ["public.data"], (.osType, "pptr")),
    Vector("dyn.ah62d4rv4gk8zgzwhea", ["public.data"], (.osType, "SVG ")),
    Vector("dyn.ah62d4rv4gk8ycwnxn2", ["public.data"], (.osType, "AISV")),
    Vector("dyn.ah62d4rv4gk81g45upuaa", ["public.data"], (.osType, "skp")),
    Vector("dyn.ah62d4rv4gk8wy1aapuaf2aa", ["public.data"], (.osType, "*")),
    Vector("dyn.ah62d4rv4gq81up5sr71hg3pssrwu", ["public.data"], (.mimeType, "x/nonsense")),
    Vector(
      "dyn.ah62d4rv4gq80c6durvy0g2pyrf106p52fzxg852", ["public.data"],
      (.mimeType, "application/x-foo")),
    Vector("dyn.ah62d4r34gq81k3p2su11uppgr71u", ["public.text"], (.mimeType, "text/x-foo")),
    Vector(
      "dyn.ah62d4uv4gq80w5pbq7ww88brrzw08734ge8043pts6", ["public.image"],
      (.mimeType, "image/x-meow"), (.filenameExtension, "meow")),
    Vector(
      "dyn.ah62d4rv4gu81k3p2su11n6xmfz0gw65y", ["public.data"], (.pasteboardType, "text/uri-list")),
    Vector(
      "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu", ["public.data"],
      (.pasteboardType, "Apple URL pasteboard type")),
    Vector(
      "dyn.ah62d4rv4gu8zs3pcnzme2641rf4guzdmsv0gn64uqm10c6xenv61a3k", ["public.data"],
      (.pasteboardType, "WebURLsWithTitlesPboardType")),
  ]

  @Test(arguments: vectors)
  func decoding(_ vector: Vector) throws {
    let decoded = try #require(DynamicIdentifier(decoding: vector.identifier))
    #expect(decoded.conformsTo == vector.conformsTo)
    #expect(decoded.tags == vector.tags)
    #expect(decoded.encoded == vector.identifier)
    #expect(DynamicIdentifier(decoding: vector.identifier.uppercased()) == decoded)
  }

  @Test(arguments: vectors)
  func encoding(_ vector: Vector) {
    let made = DynamicIdentifier(conformsTo: vector.conformsTo, tags: vector.tags)
    #expect(made?.encoded == vector.identifier)
    #expect(made?.tags == vector.tags)
  }

  @Test(arguments: [
    (UTTagClass.filenameExtension, "pluginPayloadAttachment", "pluginpayloadattachment"),
    (.filenameExtension, "ÄB", "Äb"),
    (.mimeType, "Text/X-Foo", "text/x-foo"),
    (.pronom, "FMT/11", "fmt/11"),
    (.osType, "AISVG", "AISV"),
    (.osType, "skp\0", "skp"),
    (.osType, "", ""),
    (.osType, "a\0b", "a\0b"),
    (.osType, "©lyrics", "©lyr"),
    (.pasteboardType, "Apple PNG  ", "Apple PNG  "),
    (UTTagClass(rawValue: "com.example.Class"), "Value", "Value"),
  ])
  func normalization(_ tagClass: UTTagClass, value: String, expected: String) throws {
    let made = try #require(
      DynamicIdentifier(conformsTo: [], tags: [.init(tagClass: tagClass, value: value)]))
    #expect(made.tags == [.init(tagClass: tagClass, value: expected)])
    let decoded = try #require(DynamicIdentifier(decoding: made.encoded))
    #expect(decoded.tags == made.tags)
    #expect(DynamicIdentifier(conformsTo: [], tags: decoded.tags) == made)
  }

  /// Every code stands for its identifier, and a literal that looks like one does not.
  @Test(arguments: [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
    "com.apple.package", "0", "6", "A", "F", "10", "11", "a", "06", "",
  ])
  func codesAndLiterals(_ text: String) throws {
    let tag = DynamicIdentifier.Tag(tagClass: UTTagClass(rawValue: text), value: text)
    let made = DynamicIdentifier(conformsTo: [text, "public.item"], tags: [tag])
    guard !text.isEmpty else {
      #expect(made == nil)
      return
    }
    let decoded = DynamicIdentifier(decoding: try #require(made).encoded)
    #expect(decoded?.conformsTo == [text, "public.item"])
    #expect(decoded?.tags.map(\.tagClass.rawValue) == [text])
    #expect(decoded?.tags.map(\.value) == [text == "com.apple.ostype" ? "com." : text])
  }

  @Test func queriesByHand() throws {
    #expect(Self.decode("?0=10:1=dvdmedia")?.conformsTo == ["com.apple.package"])
    #expect(Self.decode("?0=a:1=x")?.conformsTo == ["a"])
    #expect(Self.decode("?0=A:1=x")?.conformsTo == ["com.apple.traditional-mac-plain-text"])
    #expect(Self.decode("?0=\\6:1=x")?.conformsTo == ["6"])
    #expect(Self.decode("?0=6,8:1=x")?.conformsTo == ["public.data", "public.plain-text"])
    #expect(Self.decode("1=x,y")?.tags.map(\.value) == ["x", "y"])
    #expect(Self.decode("1=")?.tags.map(\.value) == [""])
    #expect(Self.decode("1=,")?.tags.map(\.value) == ["", ""])
    #expect(Self.decode("1=a\\:b\\,c\\\\d=e?f")?.tags.map(\.value) == ["a:b,c\\d=e?f"])
    #expect(Self.decode("?1=x:0=6")?.conformsTo == ["public.data"])
    #expect(Self.decode("com.example=x")?.tags.map(\.tagClass.rawValue) == ["com.example"])
    #expect(Self.decode("1=x\\\0")?.tags.map(\.value) == ["x\0"])
    #expect(Self.decode("1=X")?.tags.map(\.value) == ["X"])
  }

  @Test(arguments: [
    "", "?", "1", "=", "=x", ":", "1=x:", ":1=x", "?1=x", "1=x:3=y", "?1=x:", "?:1=x", "??1=x:3=y",
    "1,2=x", "0=6", "?0=:1=x", "?0=6,:1=x", "1=x\\", "1\\", "1=x\0", "a?=x", "?1=x::3=y", "x:y",
  ])
  func queriesThatBreakTheGrammar(_ query: String) {
    #expect(Self.decode(query) == nil)
  }

  @Test func queriesThatAreNotUTF8() {
    #expect(Self.decode(Array("1=".utf8) + [0xFF]) == nil)
    #expect(Self.decode(Array("1=".utf8) + [0xC3]) == nil)
    #expect(Self.decode(Array("1=".utf8) + [0xC3, 0xA9])?.tags.map(\.value) == ["é"])
  }

  @Test(arguments: [
    "", "dyn", "dyn.", "dyn.a", "dyn.b", "dyn.bge81e62", "public.data", "dyn_age81e62",
    " dyn.age81e62", "dyn.age81e62 ", "dyn.age81e6", "dyn.age81e6é", "dyn.ag-81e62",
    // Letters that the alphabet leaves out.
    "dyn.aie81e62", "dyn.aje81e62", "dyn.ale81e62", "dyn.aoe81e62",
    // The last bits are not zero, or a character stands there that no byte needs.
    "dyn.age81e63", "dyn.age81e62a", "dyn.age81e62aa", "dyn.ah62d4rv4ge8", "dyn.ah62d4rv4gu8y",
    "dyn.ah62d4rv4gu8zg55gq",
  ])
  func textsThatAreNoDynamicIdentifier(_ text: String) {
    #expect(DynamicIdentifier(decoding: text) == nil)
  }

  @Test func partsThatMakeNoIdentifier() {
    let tag = DynamicIdentifier.Tag(tagClass: .filenameExtension, value: "rs")
    #expect(DynamicIdentifier(conformsTo: ["public.data"], tags: []) == nil)
    #expect(DynamicIdentifier(conformsTo: [""], tags: [tag]) == nil)
    #expect(
      DynamicIdentifier(
        conformsTo: [], tags: [.init(tagClass: UTTagClass(rawValue: ""), value: "a")]) == nil)
  }

  @Test func lengthIsBounded() {
    func identifier(ofValueLength length: Int) -> DynamicIdentifier? {
      DynamicIdentifier(
        conformsTo: [],
        tags: [.init(tagClass: .filenameExtension, value: String(repeating: "x", count: length))])
    }
    let longest = identifier(ofValueLength: 2_554)
    #expect(longest?.encoded.utf8.count == 4_095)
    #expect(longest.flatMap { DynamicIdentifier(decoding: $0.encoded) } == longest)
    #expect(identifier(ofValueLength: 2_555) == nil)
    let long = "dyn.a" + String(repeating: "g", count: DynamicIdentifier.maximumLength)
    #expect(DynamicIdentifier(decoding: long) == nil)
  }

  @Test func descriptions() {
    let identifier = DynamicIdentifier(decoding: "DYN.age81e62")
    #expect(identifier?.description == "dyn.age81e62")
    #expect(identifier?.tags.map(\.description) == ["public.filename-extension=rs"])
    #expect(Set([identifier, DynamicIdentifier(decoding: "dyn.AGE81E62")]).count == 1)
  }

  @Test func randomPartsSurvive() throws {
    var generator = SeededGenerator(seed: 1)
    let classes: [UTTagClass] = [
      .filenameExtension, .mimeType, .osType, .pasteboardType, UTTagClass(rawValue: "a=b:c,?d\\"),
    ]
    let scalars = Array("ab:,=?\\\0 /.é0610".unicodeScalars)
    func text(atLeast least: Int) -> String {
      var text = ""
      for _ in 0..<Int.random(in: least...6, using: &generator) {
        text.unicodeScalars.append(scalars[Int.random(in: scalars.indices, using: &generator)])
      }
      return text
    }
    for _ in 0..<5_000 {
      let conformsTo = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text(atLeast: 1) }
      let tags = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        DynamicIdentifier.Tag(
          tagClass: classes[Int.random(in: classes.indices, using: &generator)],
          value: text(atLeast: 0))
      }
      let made = try #require(DynamicIdentifier(conformsTo: conformsTo, tags: tags))
      let decoded = try #require(DynamicIdentifier(decoding: made.encoded))
      #expect(decoded.conformsTo == conformsTo)
      #expect(decoded.tags == made.tags)
      #expect(
        DynamicIdentifier(conformsTo: decoded.conformsTo, tags: decoded.tags)?.encoded
          == made.encoded)
    }
  }

  @Test func randomIdentifiersNeverTrap() {
    var generator = SeededGenerator(seed: 2)
    let scalars = Array("abcdefghkmnpqrstuvwxyz0123456789abcdefghkmnpqrstuvwxyz0123456789ijloABé\0")
    for _ in 0..<20_000 {
      var text = "dyn.a"
      for _ in 0..<Int.random(in: 0...32, using: &generator) {
        text.append(scalars[Int.random(in: scalars.indices, using: &generator)])
      }
      guard let decoded = DynamicIdentifier(decoding: text) else { continue }
      #expect(decoded.encoded == text.lowercased())
    }
  }

  private static func decode(_ query: String) -> DynamicIdentifier? {
    decode(Array(query.utf8))
  }

  /// Decodes a query that the test writes by hand, in a base 32 of the test's own.
  private static func decode(_ query: [UInt8]) -> DynamicIdentifier? {
    let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789")
    var bits = query.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
    while !bits.count.isMultiple(of: 5) { bits.append(0) }
    let characters = stride(from: 0, to: bits.count, by: 5).map { start in
      alphabet[bits[start..<start + 5].reduce(0) { $0 * 2 + Int($1) }]
    }
    return DynamicIdentifier(decoding: "dyn.a" + String(characters))
  }
}
