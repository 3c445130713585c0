import Testing
import UniformTypes

@Suite("Types of media types")
struct MediaTypeLookupTests {
  static let declaredCases: [(String, String)] = [
    ("text/html; charset=utf-8", "public.html"), ("TEXT/HTML", "public.html"),
    ("text/plain;charset=utf-8", "public.utf8-plain-text"),
    ("text/plain;charset=latin1", "public.plain-text"),
    ("audio/x-wav", "com.microsoft.waveform-audio"), ("text/x-ruby", "public.ruby-script"),
    ("application/octet-stream", "public.data"),
  ]

  @Test("tags, parameters and aliases", arguments: declaredCases)
  func declared(row: (mediaType: String, identifier: String)) {
    #expect(UTType(mediaType: row.mediaType)?.identifier == row.identifier)
  }

  static let undeclaredCases: [(String, UTType)] = [
    ("application/x-mine+xml", .xml), ("application/vnd.mine+json", .json),
    ("application/x-mine+zip", .zip), ("text/x-mine", .plainText), ("image/x-mine", .image),
    ("audio/x-mine", .audio), ("video/x-mine", .movie), ("font/x-mine", .font),
    ("model/x-mine", .threeDContent), ("application/x-mine", .data), ("x-mine/y", .data),
  ]

  @Test("an unknown media type stands below what its form tells", arguments: undeclaredCases)
  func undeclared(row: (mediaType: String, supertype: UTType)) throws {
    let type = try #require(UTType(mediaType: row.mediaType + "; a=b"))
    #expect(type.isDynamic)
    #expect(type.directSupertypes == [row.supertype])
    #expect(type.preferredMIMEType == row.mediaType)
  }

  @Test("the literal initializer knows no aliases and no parameters")
  func literal() {
    #expect(UTType(mimeType: "text/html; charset=utf-8")?.isDynamic == true)
    #expect(UTType(mimeType: "text/x-ruby")?.isDynamic == true)
  }

  @Test("what is no media type gives nothing", arguments: ["", "image", "/", "a/", "a/b c"])
  func malformed(text: String) {
    #expect(UTType(mediaType: text) == nil)
  }
}
