import Testing
import UniformTypes

@Suite("Conformance")
struct ConformanceTests {
  static let conforming: [(String, String)] = [
    ("public.png", "public.png"), ("public.png", "public.image"), ("public.png", "public.item"),
    ("public.png", "public.content"), ("public.image", "public.data"),
    ("com.apple.quicktime-movie", "public.movie"),
    ("com.apple.m4a-audio", "public.mpeg-4-audio"), ("public.svg-image", "public.xml"),
    ("public.svg-image", "public.text"), ("public.disk-image", "public.archive"),
    ("public.comma-separated-values-text", "public.plain-text"),
    ("com.netscape.javascript-source", "public.script"),
    ("com.netscape.javascript-source", "public.executable"),
    ("public.m3u-playlist", "public.plain-text"), ("public.ruby-script", "public.shell-script"),
    ("public.json", "public.text"), ("com.apple.xml-property-list", "public.xml"),
    ("com.apple.xml-property-list", "com.apple.property-list"),
    ("com.sun.java-archive", "public.zip-archive"),
    ("org.gnu.gnu-zip-tar-archive", "org.gnu.gnu-zip-archive"),
  ]

  @Test("conforms", arguments: conforming)
  func conforms(pair: (type: String, supertype: String)) throws {
    let type = try #require(UTType(pair.type))
    let supertype = try #require(UTType(pair.supertype))
    #expect(type.conforms(to: supertype))
    #expect(type.isSubtype(of: supertype) == (type != supertype))
    #expect(supertype.isSupertype(of: type) == (type != supertype))
    #expect(type.supertypes.contains(supertype) == (type != supertype))
    #expect(supertype.subtypes.contains(type) == (type != supertype))
  }

  static let notConforming: [(String, String)] = [
    ("public.image", "public.png"), ("public.png", "public.jpeg"),
    ("public.mpeg-4-audio", "public.mpeg-4"), ("public.executable", "public.item"),
    ("org.openxmlformats.wordprocessingml.document", "public.zip-archive"),
    ("org.oasis-open.opendocument.text", "public.archive"),
    ("com.apple.rtfd", "public.data"), ("public.content", "public.data"),
    ("public.log", "public.data"), ("public.json", "public.plain-text"),
  ]

  @Test("does not conform", arguments: notConforming)
  func doesNotConform(pair: (type: String, other: String)) throws {
    let type = try #require(UTType(pair.type))
    let other = try #require(UTType(pair.other))
    #expect(!type.conforms(to: other))
    #expect(!type.isSubtype(of: other))
    #expect(!type.supertypes.contains(other))
  }

  @Test("the bit sets say what walking the parents says, for every pair of types")
  func bitSetsAgreeWithParents() {
    let types = Array(TypeGraph.default.types)
    for type in types {
      let walked = type.supertypes
      let tested = Set(types.filter { $0 != type && type.conforms(to: $0) })
      #expect(walked == tested, "\(type)")
    }
  }

  @Test("counts of supertypes are those of a Mac")
  func supertypeCounts() throws {
    #expect(UTType.png.supertypes.count == 4)
    #expect(UTType.plainText.supertypes.count == 4)
    #expect(UTType.pdf.supertypes.count == 4)
    #expect(UTType.data.supertypes == [.item])
  }

  @Test("supertypes come nearest first")
  func orderedSupertypes() {
    #expect(
      UTType.png.orderedSupertypes.map(\.identifier) == [
        "public.image", "public.data", "public.content", "public.item",
      ])
  }

  @Test("what a format is stored as is not what it conforms to")
  func storage() throws {
    let document = try #require(UTType(filenameExtension: "docx"))
    #expect(document.isStored(as: .zip))
    #expect(document.isStored(as: .archive))
    #expect(!document.conforms(to: .zip))
    #expect(!document.isStored(as: .gzip))
    #expect(!UTType.png.isStored(as: .zip))
    #expect(UTType.png.storageFormats.isEmpty)
  }
}
