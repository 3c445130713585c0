import Testing
import UniformTypes

@Suite struct MediaTypeParsingTests {
  /// What a text parses to, written out again; `nil` where it is no media type.
  struct Row: Sendable, CustomTestStringConvertible {
    let input: String
    let output: String?

    init(_ input: String, _ output: String?) {
      self.input = input
      self.output = output
    }

    var testDescription: String { input.debugDescription }
  }

  static let essences: [Row] = [
    Row("a/b", "a/b"),
    Row("Image/PNG", "image/png"),
    Row("\t\r\n a/b \n\r\t", "a/b"),
    Row("a/b;", "a/b"),
    Row("a/b ;", "a/b"),
    Row("a/b\t\r\n ;", "a/b"),
    Row("a/b;;;", "a/b"),
    Row("a/b; ; ;\t", "a/b"),
    Row("*/*", "*/*"),
    Row("a/*+xml", "a/*+xml"),
    Row("a/+xml", "a/+xml"),
    Row("x-a.b+c/!#$%&'*+-.^_`|~", "x-a.b+c/!#$%&'*+-.^_`|~"),
    Row("", nil),
    Row(" ", nil),
    Row("\r\n\t ", nil),
    Row("/", nil),
    Row("a", nil),
    Row("a;b=c", nil),
    Row("a/", nil),
    Row("a/;b=c", nil),
    Row("a/ ;b=c", nil),
    Row("/b", nil),
    Row(" /b", nil),
    Row("a /b", nil),
    Row("a/ b", nil),
    Row("a/b c", nil),
    Row("a/b/c", nil),
    Row("a/b,c/d", nil),
    Row("a;/b", nil),
    Row("\u{0B}a/b", nil),
    Row("a/b\u{0C}", nil),
    Row("a/b\u{A0}", nil),
    Row("é/b", nil),
    Row("a/é", nil),
    Row("\u{1F600}/b", nil),
  ]

  static let parameters: [Row] = [
    Row("a/b;c=d", "a/b;c=d"),
    Row("a/b;C=D", "a/b;c=D"),
    Row("a/b; c=d", "a/b;c=d"),
    Row("a/b;\t\r\n c=d", "a/b;c=d"),
    Row("a/b;c=d \t\r\n", "a/b;c=d"),
    Row("a/b;c=d ;e=f", "a/b;c=d;e=f"),
    Row("a/b;e=f;c=d", "a/b;e=f;c=d"),
    Row("a/b;c=d;c=e", "a/b;c=d"),
    Row("a/b;c=d;C=e", "a/b;c=d"),
    Row("a/b;c=;c=e", "a/b;c=e"),
    Row("a/b;c=\u{100};c=e", "a/b;c=e"),
    Row("a/b;c", "a/b"),
    Row("a/b;c;d=e", "a/b;d=e"),
    Row("a/b;c=", "a/b"),
    Row("a/b;c= ", "a/b"),
    Row("a/b;c= ;d=e", "a/b;d=e"),
    Row("a/b;=c", "a/b"),
    Row("a/b;=c;d=e", "a/b;d=e"),
    Row("a/b;=", "a/b"),
    Row("a/b;c =d", "a/b"),
    Row("a/b;c= d", "a/b;c=\" d\""),
    Row("a/b;c=d e", "a/b;c=\"d e\""),
    Row("a/b;c=d=e", "a/b;c=\"d=e\""),
    Row("a/b;c=d/e", "a/b;c=\"d/e\""),
    Row("a/b;c=d,e", "a/b;c=\"d,e\""),
    Row("a/b;c=d\"", "a/b;c=\"d\\\"\""),
    Row("a/b;c=d\\", "a/b;c=\"d\\\\\""),
    Row("a/b;c='d;e'", "a/b;c='d"),
    Row("a/b;c=é", "a/b;c=\"é\""),
    Row("a/b;c=ÿ", "a/b;c=\"ÿ\""),
    Row("a/b;c=\u{80}", "a/b;c=\"\u{80}\""),
    Row("a/b;c=\u{100}", "a/b"),
    Row("a/b;c=\u{1F600}", "a/b"),
    Row("a/b;é=c", "a/b"),
    Row("a/b;c=d;e=\u{7F};f=g", "a/b;c=d;f=g"),
  ]

  static let quotedStrings: [Row] = [
    Row("a/b;c=\"d\"", "a/b;c=d"),
    Row("a/b;c=\"\"", "a/b;c=\"\""),
    Row("a/b;c=\"", "a/b;c=\"\""),
    Row("a/b;c=\"d", "a/b;c=d"),
    Row("a/b;c=\"d ", "a/b;c=d"),
    Row("a/b;c=\" d \"", "a/b;c=\" d \""),
    Row("a/b;c=\"d;e\"", "a/b;c=\"d;e\""),
    Row("a/b;c=\"d;e", "a/b;c=\"d;e\""),
    Row("a/b;c=\"d\"e", "a/b;c=d"),
    Row("a/b;c=\"d\"e;f=g", "a/b;c=d;f=g"),
    Row("a/b;c=\"d\" ; f=g", "a/b;c=d;f=g"),
    Row("a/b;c=\"d\"\"e\"", "a/b;c=d"),
    Row("a/b;c=\"\\d\"", "a/b;c=d"),
    Row("a/b;c=\"\\\"\"", "a/b;c=\"\\\"\""),
    Row("a/b;c=\"\\\\\"", "a/b;c=\"\\\\\""),
    Row("a/b;c=\"\\", "a/b;c=\"\\\\\""),
    Row("a/b;c=\"d\\", "a/b;c=\"d\\\\\""),
    Row("a/b;c=\"\\;\";d=e", "a/b;c=\";\";d=e"),
    Row("a/b;c=\"é\\é\"", "a/b;c=\"éé\""),
    Row("a/b;c=\"\t\"", "a/b;c=\"\t\""),
    Row("a/b;c=\"\n\"", "a/b"),
    Row("a/b;c=\"\\\n\"", "a/b"),
    Row("a/b;c=\"\u{100}\";d=e", "a/b;d=e"),
    Row("a/b;c=\"\\\u{1F600}\";d=e", "a/b;d=e"),
    Row("a/b;\"c\"=d", "a/b"),
    Row("a/b;\";c=d", "a/b;c=d"),
  ]

  @Test(arguments: essences + parameters + quotedStrings)
  func parsing(_ row: Row) {
    let mediaType = MediaType(row.input)
    #expect(mediaType?.description == row.output)
    guard let mediaType else { return }
    #expect(MediaType(mediaType.description) == mediaType)
    #expect(MediaType(mediaType.description)?.description == mediaType.description)
  }

  static let tokenCharacters = Set(
    "!#$%&'*+-.^_`|~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars)

  /// The code points 0x00 to 0xFF and some above, U+0100 and both sides of the surrogates included.
  static let codePoints =
    (0...0x100).compactMap(Unicode.Scalar.init)
    + ["\u{2022}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"]

  @Test func codePointsInType() {
    for scalar in Self.codePoints {
      let isValid = Self.tokenCharacters.contains(scalar)
      let lowercased = String(scalar).lowercased()
      #expect(
        MediaType("a\(scalar)a/b")?.essence == (isValid ? "a\(lowercased)a/b" : nil),
        "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func codePointsInSubtype() {
    for scalar in Self.codePoints where scalar != ";" {
      let isValid = Self.tokenCharacters.contains(scalar)
      let lowercased = String(scalar).lowercased()
      #expect(
        MediaType("a/b\(scalar)b")?.essence == (isValid ? "a/b\(lowercased)b" : nil),
        "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func codePointsInParameterName() {
    for scalar in Self.codePoints where scalar != ";" && scalar != "=" {
      let isValid = Self.tokenCharacters.contains(scalar)
      let lowercased = String(scalar).lowercased()
      #expect(
        MediaType("a/b;c\(scalar)c=d;e=f")?.description
          == (isValid ? "a/b;c\(lowercased)c=d;e=f" : "a/b;e=f"),
        "U+\(String(scalar.value, radix: 16))")
    }
  }

  private static func isValueContent(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\t" || (" "..."~").contains(scalar) || ("\u{80}"..."\u{FF}").contains(scalar)
  }

  @Test func codePointsInValue() {
    for scalar in Self.codePoints where scalar != ";" {
      let value = "d\(scalar)d"
      #expect(
        MediaType("a/b;c=\(value);e=f")?.parameters["c"]
          == (Self.isValueContent(scalar) ? value : nil),
        "U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func codePointsInQuotedValue() {
    for scalar in Self.codePoints where scalar != "\"" && scalar != "\\" {
      let value = "d\(scalar)d"
      let expected = Self.isValueContent(scalar) ? value : nil
      #expect(MediaType("a/b;c=\"\(value)\";e=f")?.parameters["c"] == expected)
      #expect(MediaType("a/b;c=\"d\\\(scalar)d\";e=f")?.parameters["c"] == expected)
    }
  }

  @Test func codePointsThatNeedQuotes() throws {
    for scalar in Self.codePoints where Self.isValueContent(scalar) {
      let parameter = try MediaType.Parameter(name: "c", value: "d\(scalar)")
      let text = parameter.description
      #expect(text.hasPrefix("c=\"") == !Self.tokenCharacters.contains(scalar))
      #expect(MediaType("a/b;\(text)")?.parameters.first == parameter)
    }
  }

  @Test(arguments: [
    ("", MediaTypeError.Reason.emptyType, 0),
    (" \t", .emptyType, 2),
    ("/b", .emptyType, 0),
    (" /b", .emptyType, 1),
    ("ab", .missingSlash, 2),
    (" ab ", .missingSlash, 3),
    ("a b/c", .invalidType, 1),
    (" a b/c", .invalidType, 2),
    ("\u{E9}a/b", .invalidType, 0),
    ("a\u{E9}\u{E9}/b", .invalidType, 1),
    ("a/", .emptySubtype, 2),
    (" a/ ;b=c", .emptySubtype, 3),
    ("a/b c", .invalidSubtype, 3),
    ("a/\u{E9}", .invalidSubtype, 2),
    ("a/b/c", .invalidSubtype, 3),
  ])
  func errors(_ input: String, reason: MediaTypeError.Reason, offset: Int) {
    #expect(throws: MediaTypeError(reason: reason, offset: offset)) {
      try MediaType.parse(input)
    }
  }

  @Test func errorsInWords() {
    #expect(
      MediaTypeError(reason: .missingSlash, offset: 9).description
        == "no slash between type and subtype, at byte 9")
    let words = MediaTypeError.Reason.allCases.map { reason in
      MediaTypeError(reason: reason, offset: 0).description
    }
    #expect(Set(words).count == words.count)
  }

  @Test func randomTextSurvivesWritingAndParsing() {
    var generator = SeededGenerator(seed: 4)
    let alphabet = Array("aZ0/;==\"\"\\\\ \t,*+.é\u{100}\0\n".unicodeScalars)
    for _ in 0..<20_000 {
      var text = Bool.random(using: &generator) ? "a/b;" : ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        text.unicodeScalars.append(alphabet[Int.random(in: alphabet.indices, using: &generator)])
      }
      guard let mediaType = MediaType(text) else { continue }
      let parsedAgain = MediaType(mediaType.description)
      #expect(parsedAgain == mediaType)
      #expect(parsedAgain?.hashValue == mediaType.hashValue)
      #expect(parsedAgain?.parameters.map(\.name) == mediaType.parameters.map(\.name))
      #expect(parsedAgain?.parameters.map(\.value) == mediaType.parameters.map(\.value))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func longTextsTakeLinearTime() throws {
    let count = 200_000
    let distinct = (0..<count).map { "p\($0)=v" }.joined(separator: ";")
    #expect(try MediaType.parse("a/b;\(distinct)").parameters.count == count)
    let same = String(repeating: ";p=v", count: count)
    #expect(try MediaType.parse("a/b\(same)").parameters.count == 1)
    let escapes = String(repeating: "\\\"", count: count)
    #expect(
      try MediaType.parse("a/b;c=\"\(escapes)\"").charset == nil)
    #expect(MediaType(String(repeating: " ", count: count)) == nil)
    #expect(MediaType("a/b" + String(repeating: ";", count: count))?.description == "a/b")
  }
}
