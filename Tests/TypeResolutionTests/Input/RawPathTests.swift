import Testing
import TypeResolution

@Suite struct RawPathTests {
  @Test(
    arguments: [
      ("notes.txt", "notes.txt"),
      ("a/b.txt", "b.txt"),
      ("/a/b/", "b"),
      ("a/b///", "b"),
      ("//a", "a"),
      ("a", "a"),
      (".profile", ".profile"),
      ("...", "..."),
      ("a/.../", "..."),
      ("", nil),
      ("/", nil),
      ("///", nil),
      (".", nil),
      ("..", nil),
      ("a/.", nil),
      ("a/..", nil),
      ("a/../", nil),
      ("./", nil),
    ] as [(String, String?)])
  func lastComponent(path: String, name: String?) {
    #expect(RawPath(path).lastComponent == name.map { Array($0.utf8) })
  }

  @Test func bytesAreKept() {
    let bytes: [UInt8] = [0x61, 0xff, 0x0a, 0x2f, 0x62]
    let path = RawPath(bytes: bytes)
    #expect(Array(path.bytes) == bytes)
    #expect(path.lastComponent == [0x62])
    #expect(path.string == nil)
    #expect(!path.isUTF8)
    #expect(path.description == "a\u{FFFD}\n/b")
    #expect(path.isValid)
  }

  @Test func strings() {
    let path: RawPath = "café/☃"
    #expect(path == RawPath("café/☃"))
    #expect(path.string == "café/☃")
    #expect(path.isUTF8)
    #expect("\(path)" == "café/☃")
    // One text, two ways of writing it, and so two files on Linux.
    #expect(RawPath("caf\u{e9}") != RawPath("cafe\u{301}"))
  }

  @Test(arguments: [("", false), ("a\0b", false), ("\0", false), ("a", true), ("/", true)])
  func validity(path: String, isValid: Bool) {
    #expect(RawPath(path).isValid == isValid)
  }

  @Test(arguments: [("a", "a/b"), ("a/", "a/b"), ("/", "/b"), ("", "b")])
  func appending(path: String, longer: String) {
    #expect(RawPath(path).appending("b".utf8) == RawPath(longer))
  }
}
