import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Conformance")
struct ConformanceTests {
  @Test(
    "a type conforms to itself and to all above it",
    arguments: [
      (.png, .image), (.png, .png), (.png, .data), (.png, .content), (.png, .item),
      (.swiftSource, .plainText), (.quickTimeMovie, .movie), (.svg, .xml), (.svg, .text),
      (.fileURL, .url), (.applicationBundle, .package), (.applicationBundle, .executable),
      (.javaScript, .executable), (.json, .text), (.markdown, .utf8PlainText),
    ] as [(UTType, UTType)])
  func conforms(type: UTType, supertype: UTType) {
    #expect(type.conforms(to: supertype))
    #expect(type.isSubtype(of: supertype) == (type != supertype))
    #expect(supertype.isSupertype(of: type) == (type != supertype))
    #expect(type.supertypes.contains(supertype) == (type != supertype))
  }

  @Test(
    "a type does not conform to what is beside or below it",
    arguments: [
      (.png, .jpeg), (.image, .png), (.mpeg4Audio, .mpeg4Movie), (.folder, .data),
      (.json, .plainText), (.epub, .zip), (.video, .audio),
    ] as [(UTType, UTType)])
  func conformsNot(type: UTType, other: UTType) {
    #expect(!type.conforms(to: other))
    #expect(!type.isSubtype(of: other))
    #expect(!other.isSupertype(of: type))
    #expect(!type.supertypes.contains(other))
  }

  @Test(
    "the supertypes are all above a type, as a Mac counts them",
    arguments: [(.png, 4), (.plainText, 4), (.pdf, 4), (.data, 1), (.item, 0)] as [(UTType, Int)])
  func supertypes(type: UTType, count: Int) {
    #expect(type.supertypes.count == count)
    #expect(!type.supertypes.contains(type))
  }

  @Test("words are taken from above where a type has none, but for dynamic types")
  func localizedDescription() throws {
    #expect(UTType.png.localizedDescription == "PNG image")
    let named = UTType(exportedAs: "com.example.picture", conformingTo: .png)
    #expect(named.localizedDescription == "PNG image")
    let dynamic = try #require(UTType(filenameExtension: "no-such", conformingTo: .png))
    #expect(dynamic.conforms(to: .png))
    #expect(dynamic.localizedDescription == nil)
  }
}
