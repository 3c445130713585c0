import Testing

@testable import TypeResolution

@Suite struct MagicAnswerTests {
  @Test(
    arguments: [
      ("image/png; charset=binary", "image/png", nil),
      ("text/html; charset=utf-8", "text/html", "utf-8"),
      ("text/x-c; charset=US-ASCII", "text/x-c", "us-ascii"),
      ("application/CDFV2; charset=binary", "application/cdfv2", nil),
      ("application/octet-stream", "application/octet-stream", nil),
      ("application/x-empty; charset=binary", "inode/x-empty", nil),
      ("inode/x-empty; charset=binary", "inode/x-empty", nil),
      ("text/plain; charset=unknown-8bit", "text/plain", "unknown-8bit"),
      ("text/plain; charset=", "text/plain", nil),
      ("text/plain\n- application/x-tar; charset=utf-8", "text/plain", nil),
      ("text/plain\\012- application/x-tar; charset=utf-8", "text/plain", nil),
      (
        "text/plainapplication/octet-stream; charset=utf-8", "text/plain", "utf-8"
      ),
      (
        "application/octet-streamapplication/octet-stream; charset=binary",
        "application/octet-stream", nil
      ),
      (
        "application/vnd.oasis.opendocument.text; charset=binary",
        "application/vnd.oasis.opendocument.text", nil
      ),
      ("image/svg+xml; charset=us-ascii", "image/svg+xml", "us-ascii"),
    ] as [(String, String, String?)])
  func lines(line: String, mimeType: String, charset: String?) throws {
    let answer = try #require(MagicAnswer(line: line))
    #expect(answer.mimeType == mimeType)
    #expect(answer.charset == charset)
  }

  @Test(arguments: [
    "", ";", "data", "cannot open `x' (No such file or directory)", "/", "a/", "/b", "a/b/c",
    "ERROR: line 163: regex error 14", "text/pl ain",
  ])
  func linesWithoutType(line: String) {
    #expect(MagicAnswer(line: line) == nil)
  }

  @Test(arguments: [
    ("application/octet-stream", true), ("application/x-empty", true), ("text/plain", false),
  ])
  func unknown(line: String, isUnknown: Bool) throws {
    #expect(try #require(MagicAnswer(line: line)).isUnknown == isUnknown)
  }

  @Test(arguments: [
    ("PNG image data", "PNG image data"), ("one\\012- two", "one"), ("one\n- two", "one"),
    (" padded ", "padded"), ("", ""), ("a\\011b", "a\\011b"), ("ends\\01", "ends\\01"),
  ])
  func firstAnswer(text: String, first: String) {
    #expect(MagicAnswer.firstAnswer(in: text) == first)
  }

  @Test(arguments: [(Int32(544), "5.44"), (539, "5.39"), (505, "5.05"), (600, "6.00")])
  func versions(number: Int32, text: String) {
    #expect(MagicLibrary.versionText(number) == text)
  }
}
