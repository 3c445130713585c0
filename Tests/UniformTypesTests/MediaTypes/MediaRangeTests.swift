import Testing
import UniformTypes

@Suite struct MediaRangeTests {
  @Test(arguments: [
    ("*/*", "a/b", true),
    ("*/*", "*/*", true),
    ("*/*;c=d", "a/b", false),
    ("*/*;c=d", "a/b;c=d", true),
    ("text/*", "text/html", true),
    ("TEXT/*", "text/html;charset=utf-8", true),
    ("text/*", "textual/html", false),
    ("text/*", "tex/html", false),
    ("text/html", "Text/HTML", true),
    ("text/html", "text/html;level=1", true),
    ("text/html", "text/plain", false),
    ("text/html", "text/*", false),
    ("text/html", "*/*", false),
    ("text/html;level=1", "text/html", false),
    ("text/html;level=1", "text/html;a=b;LEVEL=1", true),
    ("text/html;level=1", "text/html;level=2", false),
    ("text/html;charset=utf-8", "text/html;charset=UTF-8", true),
    ("text/html;a=b;level=1", "text/html;level=1;a=b", true),
    ("text/x*", "text/xml", false),
    ("*x/a", "ax/a", false),
  ])
  func matching(_ range: String, mediaType: String, expected: Bool) throws {
    #expect(try MediaRange.parse(range).matches(MediaType.parse(mediaType)) == expected)
  }

  @Test func specificity() throws {
    let fromWideToNarrow = try [
      "*/*", "*/*;a=b", "text/*", "text/*;a=b", "text/*;a=b;c=d", "text/html", "text/html;a=b",
    ].map(MediaRange.parse)
    for (place, range) in fromWideToNarrow.enumerated() {
      for (otherPlace, other) in fromWideToNarrow.enumerated() {
        #expect((range.specificity < other.specificity) == (place < otherPlace))
        #expect((range.specificity == other.specificity) == (place == otherPlace))
      }
    }
    #expect(
      try MediaRange.parse("a/b").specificity == MediaRange.parse("c/d").specificity)
  }

  @Test func wildcardsStayOutOfEquality() throws {
    #expect(try MediaRange.parse("text/*") != MediaRange.parse("text/html"))
    #expect(try MediaRange.parse("TEXT/*") == MediaRange.parse("text/*"))
    #expect(try MediaType.parse("text/*") != MediaType.parse("text/html"))
  }

  @Test func parts() throws {
    let range = try MediaRange.parse("Text/*; A=\"b c\"")
    #expect(range.type == "text")
    #expect(range.subtype == "*")
    #expect(range.parameters["a"] == "b c")
    #expect(range.description == "text/*;a=\"b c\"")
    #expect(MediaRange(range.description) == range)
  }

  @Test func errors() {
    #expect(throws: MediaTypeError(reason: .misplacedWildcard, offset: 0)) {
      try MediaRange.parse("*/html")
    }
    #expect(throws: MediaTypeError(reason: .missingSlash, offset: 1)) {
      try MediaRange.parse("*")
    }
    #expect(MediaRange("*/html") == nil)
  }
}
