import Testing
import UniformTypes

@Suite struct AcceptHeaderTests {
  private static func mediaTypes(_ texts: String...) throws -> [MediaType] {
    try texts.map(MediaType.parse)
  }

  @Test func qualityBySpecificity() throws {
    let accept = AcceptHeader(
      "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, "
        + "text/plain;format=fixed;q=0.4, */*;q=0.5")
    #expect(accept.rejections.isEmpty)
    let expected = [
      ("text/plain;format=flowed", 1_000),
      ("text/plain", 700),
      ("text/html", 300),
      ("image/jpeg", 500),
      ("text/plain;format=fixed", 400),
      ("text/html;level=3", 300),
    ]
    for (text, thousandths) in expected {
      #expect(try accept.quality(of: MediaType.parse(text)).thousandths == thousandths, "\(text)")
    }
  }

  @Test func preferenceOfTheClientThenOfTheServer() throws {
    let offered = try Self.mediaTypes("image/png", "image/webp", "text/html", "image/avif")
    let accept = AcceptHeader("image/webp, image/*;q=0.8, */*;q=0")
    #expect(
      accept.ranked(among: offered).map(\.mediaType.essence)
        == ["image/webp", "image/png", "image/avif"])
    #expect(accept.ranked(among: offered).map(\.quality.value) == [1, 0.8, 0.8])
    #expect(accept.preferred(among: offered)?.essence == "image/webp")
    #expect(accept.preferred(among: [offered[2]]) == nil)
    #expect(accept.preferred(among: []) == nil)
    #expect(AcceptHeader("*/*").preferred(among: offered)?.essence == "image/png")
  }

  @Test func zeroExcludes() throws {
    let accept = AcceptHeader("text/*, text/html;q=0, text/html;level=1;q=0.2")
    let offered = try Self.mediaTypes("text/html", "text/html;level=1", "text/css", "a/b")
    #expect(
      accept.ranked(among: offered).map(\.mediaType.description)
        == ["text/css", "text/html;level=1"])
    #expect(accept.quality(of: offered[0]) == .zero)
    #expect(accept.quality(of: offered[3]) == .zero)
  }

  @Test func equallySpecificRangesGiveTheGreaterWeight() throws {
    let accept = AcceptHeader("a/b;c=d;q=0.2, a/b;e=f;q=0.6, a/b;c=d;q=0.4")
    let mediaType = try MediaType.parse("a/b;c=d;e=f")
    #expect(accept.quality(of: mediaType).thousandths == 600)
  }

  @Test(arguments: ["", " ", ",", " ,\t, ", "nonsense", "*;q=.2", "text/html;q=2"])
  func headerWithoutMembersTakesEverything(_ text: String) throws {
    let accept = AcceptHeader(text)
    #expect(accept.members.isEmpty)
    let offered = try Self.mediaTypes("a/b", "c/d")
    #expect(accept.preferred(among: offered) == offered[0])
    #expect(accept.ranked(among: offered).map(\.quality) == [.one, .one])
  }

  /// Texts of one field and the members that are read from them, written out again.
  static let members: [(String, [String])] = [
    ("a/b", ["a/b"]),
    ("A/B;C=D", ["a/b;c=D"]),
    ("a/b,c/d", ["a/b", "c/d"]),
    (" a/b ,\tc/d ", ["a/b", "c/d"]),
    (",a/b,,c/d,", ["a/b", "c/d"]),
    ("*/*, a/*", ["*/*", "a/*"]),
    ("a/b;q=1", ["a/b"]),
    ("a/b;q=1.", ["a/b"]),
    ("a/b;q=1.000", ["a/b"]),
    ("a/b;q=0", ["a/b;q=0"]),
    ("a/b;q=0.", ["a/b;q=0"]),
    ("a/b;q=0.000", ["a/b;q=0"]),
    ("a/b;q=0.001", ["a/b;q=0.001"]),
    ("a/b;Q=0.250", ["a/b;q=0.25"]),
    ("a/b \t; q=0.5", ["a/b;q=0.5"]),
    ("a/b;c=d;q=0.5", ["a/b;c=d;q=0.5"]),
    ("a/b;;c=d; ;q=0.5;", ["a/b;c=d;q=0.5"]),
    ("a/b;c=d;c=e", ["a/b;c=d"]),
    ("a/b;c=\"d,e\", f/g", ["a/b;c=\"d,e\"", "f/g"]),
    ("a/b;c=\"d\\\",e\", f/g", ["a/b;c=\"d\\\",e\"", "f/g"]),
    ("a/b;c=\"\\d\"", ["a/b;c=d"]),
    ("a/b;c=\"\"", ["a/b;c=\"\""]),
    ("a/b;c=\"\\\\\";q=0.1", ["a/b;c=\"\\\\\";q=0.1"]),
    ("a/b;c=\"é\"", ["a/b;c=\"é\""]),
  ]

  @Test(arguments: members)
  func wellFormedMembers(_ text: String, expected: [String]) {
    let accept = AcceptHeader(text)
    #expect(accept.members.map(\.description) == expected)
    #expect(accept.rejections.isEmpty)
    #expect(AcceptHeader(accept.description).members == accept.members)
  }

  @Test func extensionsFollowTheWeight() {
    let accept = AcceptHeader("a/b;c=d;q=0.5;e;f=g;H=\"i j\";q=0.7")
    let member = accept.members.first
    #expect(accept.rejections.isEmpty)
    #expect(member?.range.description == "a/b;c=d")
    #expect(member?.quality.thousandths == 500)
    #expect(member?.extensions.map(\.name) == ["e", "f", "h", "q"])
    #expect(member?.extensions.map(\.value) == [nil, "g", "i j", "0.7"])
  }

  /// Members that are dropped, and why.
  static let rejections: [(String, AcceptHeader.Rejection.Reason)] = [
    ("a", .invalidRange),
    ("*", .invalidRange),
    ("/", .invalidRange),
    ("a/", .invalidRange),
    ("/b", .invalidRange),
    ("*/b", .invalidRange),
    ("a /b", .invalidRange),
    ("a/ b", .invalidRange),
    ("a/b c", .invalidRange),
    ("a/b/c", .invalidRange),
    ("é/b", .invalidRange),
    ("a/b\0", .invalidRange),
    ("a/b;c", .invalidParameter),
    ("a/b;c=", .invalidParameter),
    ("a/b;=d", .invalidParameter),
    ("a/b;c =d", .invalidParameter),
    ("a/b;c= d", .invalidParameter),
    ("a/b;c=d e", .invalidParameter),
    ("a/b;c=(", .invalidParameter),
    ("a/b;c=é", .invalidParameter),
    ("a/b;c=\"d", .invalidParameter),
    ("a/b;c=\"", .invalidParameter),
    ("a/b;c=\"\\\"", .invalidParameter),
    ("a/b;c=\"\\\\\\\"", .invalidParameter),
    ("a/b;c=\"d\"e", .invalidParameter),
    ("a/b;c=\"\u{100}\"", .invalidParameter),
    ("a/b;c=\"\n\"", .invalidParameter),
    ("a/b;q=1 c", .invalidParameter),
    ("a/b;q=1;=", .invalidParameter),
    ("a/b;q", .invalidWeight),
    ("a/b;q=", .invalidWeight),
    ("a/b;q=.5", .invalidWeight),
    ("a/b;q=2", .invalidWeight),
    ("a/b;q=00", .invalidWeight),
    ("a/b;q=1.001", .invalidWeight),
    ("a/b;q=0.1234", .invalidWeight),
    ("a/b;q=0,5", .invalidRange),
    ("a/b;q=-0", .invalidWeight),
    ("a/b;q=0.x", .invalidWeight),
    ("a/b;q=\"0.5\"", .invalidWeight),
    ("a/b;q= 0.5", .invalidWeight),
  ]

  @Test(arguments: rejections)
  func malformedMembers(_ text: String, reason: AcceptHeader.Rejection.Reason) {
    // A comma in the text is a member that is well-formed and one that is not.
    let accept = AcceptHeader("x/y, \(text)")
    #expect(accept.rejections.map(\.reason) == [reason])
    #expect(accept.members.first?.description == "x/y")
    guard !text.contains("\""), !text.contains(",") else { return }
    let between = AcceptHeader("x/y, \(text) , z/z")
    #expect(between.members.map(\.description) == ["x/y", "z/z"])
    #expect(between.rejections.map(\.text) == [text])
    #expect(between.rejections.map(\.offset) == [5])
  }

  @Test func rejectionsInWords() {
    #expect(
      AcceptHeader("text/html, */*;q=.2").rejections.first?.description
        == "the weight is not 0 to 1 with up to three digits, at byte 11: */*;q=.2")
  }

  @Test func membersAreBounded() {
    let limit = AcceptHeader.maximumMemberCount
    let full = AcceptHeader(Array(repeating: "a/b", count: limit).joined(separator: ","))
    #expect(full.members.count == limit)
    #expect(full.rejections.isEmpty)

    let over = AcceptHeader(
      Array(repeating: "a/b", count: limit).joined(separator: ",") + ", c/d, e/f ")
    #expect(over.members.count == limit)
    #expect(over.rejections.map(\.reason) == [.tooManyMembers])
    #expect(over.rejections.map(\.text) == ["c/d, e/f"])

    let bad = AcceptHeader(Array(repeating: "?", count: limit + 9).joined(separator: ","))
    #expect(bad.rejections.count == limit + 1)
    #expect(AcceptHeader(String(repeating: ",", count: 100_000) + "a/b").members.count == 1)
  }

  @Test func weights() {
    for thousandths in 0...1_000 {
      let quality = AcceptHeader.Quality(thousandths: thousandths)
      #expect(quality.flatMap { AcceptHeader.Quality($0.description) } == quality)
      #expect(quality?.value == Double(thousandths) / 1_000)
    }
    #expect(AcceptHeader.Quality(thousandths: -1) == nil)
    #expect(AcceptHeader.Quality(thousandths: 1_001) == nil)
    #expect(AcceptHeader.Quality("0.25")?.thousandths == 250)
    #expect(AcceptHeader.Quality.zero < .one)
    for text in ["", "0.0000", "1.1", "2", "0x", "+1", "0.1.", " 1"] {
      #expect(AcceptHeader.Quality(text) == nil, "\(text)")
    }
  }

  @Test func randomTextNeverTraps() {
    var generator = SeededGenerator(seed: 9)
    let alphabet = Array("ab/;,=\"\\ q01.*é\0".unicodeScalars)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        text.unicodeScalars.append(alphabet[Int.random(in: alphabet.indices, using: &generator)])
      }
      let accept = AcceptHeader(text)
      let again = AcceptHeader(accept.description)
      #expect(again.members.map(\.range) == accept.members.map(\.range))
      #expect(again.members.map(\.quality) == accept.members.map(\.quality))
      #expect(again.rejections.isEmpty)
    }
  }
}
