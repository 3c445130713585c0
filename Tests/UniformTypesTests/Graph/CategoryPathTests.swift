import Testing
import UniformTypes

@Suite("Category paths")
struct CategoryPathTests {
  static let paths: [(String, String)] = [
    ("public.ruby-script", "Ruby Source Code > Source Code > Text > Content > Data"),
    ("com.apple.quicktime-movie", "Video > Movie > Audiovisual Content > Content > Data"),
    ("public.source-code", "Source Code > Text > Content > Data"),
    ("public.text", "Text > Content > Data"), ("public.data", "Data"),
    ("public.image", "Image > Content > Data"),
    ("public.mp3", "Audio > Audiovisual Content > Content > Data"),
  ]

  @Test("paths", arguments: paths)
  func path(row: (identifier: String, path: String)) throws {
    let type = try #require(UTType(row.identifier))
    #expect(type.categoryPath.description == row.path)
  }

  @Test("every type has a path, which ends in what it is at widest")
  func everyTypeHasAPath() throws {
    for type in TypeGraph.default.types {
      let names = type.categoryPath.names
      #expect(!names.isEmpty, "\(type)")
      if type.conforms(to: .data) && !type.conforms(to: .directory) {
        #expect(names.last == "Data", "\(type)")
      }
      #expect(Set(names).count == names.count, "\(type)")
    }
  }

  @Test("a type without a declaration has the path of its parent")
  func undeclared() throws {
    let type = try #require(UTType(filenameExtension: "xyzzy", conformingTo: .sourceCode))
    #expect(type.categoryPath.description == "Source Code > Text > Content > Data")
    let bare = try #require(UTType(tag: "xyzzy", tagClass: .filenameExtension, conformingTo: nil))
    #expect(bare.categoryPath.description == "Data")
  }
}
