import Fixtures
import Foundation
import Testing
import TypeResolution
import UniformTypes

/// What each fixture is by its name, by its content, and by both.
@Suite("Name and content", .enabled(if: MagicLibrary.version != nil, "needs libmagic"))
struct NameAndContentTests {
  struct Expectation: CustomTestStringConvertible, Sendable {
    var name: String
    var content: [UInt8]
    var byName: String
    var byContent: String
    var byBoth: String
    var confidence: Confidence
    var mismatch: [String]?

    var testDescription: String { name.isEmpty ? "no name" : name }

    init(
      _ name: String, _ content: [UInt8], byName: String, byContent: String, byBoth: String,
      _ confidence: Confidence, mismatch: [String]? = nil
    ) {
      self.name = name
      self.content = content
      self.byName = byName
      self.byContent = byContent
      self.byBoth = byBoth
      self.confidence = confidence
      self.mismatch = mismatch
    }
  }

  static let word = "org.openxmlformats.wordprocessingml.document"
  static let movie = "com.apple.quicktime-movie"

  static let expectations: [Expectation] = [
    Expectation(
      "holiday.mov", Fixture.quickTimeMovie(), byName: movie, byContent: movie, byBoth: movie,
      .certain),
    Expectation(
      "hello.rb", Fixture.rubyScript(), byName: "public.ruby-script",
      byContent: "public.ruby-script", byBoth: "public.ruby-script", .likely),
    Expectation(
      "letter.docx", Fixture.wordDocument(), byName: word, byContent: word, byBoth: word, .certain),
    Expectation(
      "letter.zip", Fixture.wordDocument(), byName: "public.zip-archive", byContent: word,
      byBoth: word, .certain),
    Expectation(
      "pixel.png", Fixture.png(), byName: "public.png", byContent: "public.png",
      byBoth: "public.png", .certain),
    Expectation(
      "really-a-png.jpg", Fixture.png(), byName: "public.jpeg", byContent: "public.png",
      byBoth: "public.png", .certain, mismatch: ["public.jpeg", "public.png"]),
    Expectation(
      "fake.png", Fixture.prose(), byName: "public.png", byContent: "public.plain-text",
      byBoth: "public.plain-text", .likely, mismatch: ["public.png", "public.plain-text"]),
    Expectation(
      "", Fixture.png(), byName: "public.data", byContent: "public.png", byBoth: "public.png",
      .certain),
    Expectation(
      "notes", Fixture.prose(), byName: "public.data", byContent: "public.plain-text",
      byBoth: "public.plain-text", .likely),
    Expectation(
      "notes.md", Fixture.prose(), byName: "net.daringfireball.markdown",
      byContent: "public.plain-text", byBoth: "net.daringfireball.markdown", .likely),
    Expectation(
      "list.plist", Array("<?xml version=\"1.0\"?>\n<plist><dict/></plist>\n".utf8),
      byName: "com.apple.property-list", byContent: "public.xml",
      byBoth: "com.apple.xml-property-list", .likely),
    Expectation(
      "empty.mov", [], byName: movie, byContent: "public.data", byBoth: movie, .likely),
    Expectation(
      "archive.zip", Fixture.zip([("a.txt", Fixture.prose())]), byName: "public.zip-archive",
      byContent: "public.zip-archive", byBoth: "public.zip-archive", .certain),
    Expectation(
      "unknown.docx", Fixture.zip([("a.txt", Fixture.prose())]), byName: word,
      byContent: "public.zip-archive", byBoth: word, .certain),
    Expectation(
      "noise.xyzzy", [0xFE, 0x00, 0x17, 0x93], byName: "public.data", byContent: "public.data",
      byBoth: "public.data", .guess),
  ]

  @Test("by name", arguments: expectations)
  func byName(expected: Expectation) {
    #expect(TypeResolver().resolve(name: expected.name).type.identifier == expected.byName)
  }

  @Test("by content", arguments: expectations)
  func byContent(expected: Expectation) {
    var options = TypeResolver.Options()
    options.usesName = false
    let resolution = TypeResolver(options: options)
      .resolve(bytes: expected.content, name: expected.name)
    #expect(resolution.type.identifier == expected.byContent)
    #expect(resolution.mismatch == nil)
  }

  @Test("by both", arguments: expectations)
  func byBoth(expected: Expectation) {
    let resolution = TypeResolver().resolve(bytes: expected.content, name: expected.name)
    #expect(resolution.type.identifier == expected.byBoth)
    #expect(resolution.confidence == expected.confidence)
    let mismatch = resolution.mismatch.map { [$0.named.identifier, $0.content.identifier] }
    #expect(mismatch == expected.mismatch)
    #expect(resolution.limitations == [])
  }

  @Test("the same from bytes, from a path and from a descriptor", arguments: expectations)
  func sameFromEverywhere(expected: Expectation) throws {
    try #require(!expected.name.isEmpty || expected.byName == "public.data")
    let folder = try TemporaryFolder()
    let name = expected.name.isEmpty ? "noname" : expected.name
    let path = try folder.file(name, expected.content)
    let resolver = TypeResolver()
    let fromBytes = resolver.resolve(bytes: expected.content, name: name)
    #expect(try resolver.resolve(path: path) == fromBytes)
    let handle = try FileHandle(forReadingFrom: folder.url.appending(path: name))
    let fromDescriptor = try resolver.resolve(
      fileDescriptor: handle.fileDescriptor, name: name)
    #expect(fromDescriptor == fromBytes)
  }

  @Test("evidence says why, overruled evidence what was not believed")
  func evidence() {
    let resolution = TypeResolver().resolve(bytes: Fixture.png(), name: "really-a-png.jpg")
    #expect(resolution.evidence.map(\.detail) == ["image/png"])
    #expect(resolution.evidence.map(\.kind) == [.libmagic])
    #expect(resolution.overruled.map(\.detail) == ["extension jpg"])
    #expect(resolution.alternatives == [.jpeg])
    #expect(resolution.mediaType == "image/png")
    let agreed = TypeResolver().resolve(bytes: Fixture.png(), name: "a.png")
    #expect(agreed.evidence.map(\.detail) == ["extension png", "image/png"])
    #expect(agreed.overruled.isEmpty)
  }

  @Test("text has a charset, other data has none")
  func charset() {
    let resolver = TypeResolver()
    #expect(resolver.resolve(bytes: Fixture.prose(), name: "a.txt").charset == "us-ascii")
    #expect(resolver.resolve(bytes: Array("Grüße\n".utf8), name: "a.txt").charset == "utf-8")
    #expect(resolver.resolve(bytes: Fixture.png(), name: "a.png").charset == nil)
  }

  @Test("a declared media type refines and never contradicts")
  func declaredMediaType() {
    let resolver = TypeResolver()
    let text = resolver.resolve(bytes: Fixture.prose(), declaredMediaType: "text/css")
    #expect(text.type == .css)
    let refused = resolver.resolve(bytes: Fixture.png(), declaredMediaType: "text/css")
    #expect(refused.type == .png)
    #expect(refused.mismatch == nil)
    #expect(refused.overruled.map(\.kind) == [.declaredMediaType])
    let malformed = resolver.resolve(bytes: Fixture.png(), declaredMediaType: "css")
    #expect(malformed.type == .png)
  }

  @Test("a resolution is coded and decoded whole")
  func coding() throws {
    let resolution = TypeResolver().resolve(bytes: Fixture.png(), name: "really-a-png.jpg")
    let data = try JSONEncoder().encode(resolution)
    #expect(try JSONDecoder().decode(Resolution.self, from: data) == resolution)
  }
}
