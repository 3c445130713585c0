import Testing
import UniformTypes

@testable import TypeResolution

@Suite("Names")
struct NameMatcherTests {
  static func graph() throws -> TypeGraph {
    func type(_ name: String, _ tags: [UTTagClass: [String]]) -> TypeDeclaration {
      TypeDeclaration(identifier: "com.example.\(name)", conformsTo: ["public.data"], tags: tags)
    }
    return try TypeGraph(
      adding: TypeCatalog(declarations: [
        type("lists", [.fileName: ["CMakeLists.txt"]]),
        type("plus", [.caseSensitiveExtension: ["C"]]),
        type("readme", [.fileNamePattern: ["README*", "[Rr]ead-?e"]]),
        type("compound", [.filenameExtension: ["zzcomp.gz"]]),
      ]))
  }

  static let rows: [(String, [String])] = [
    ("holiday.mov", ["com.apple.quicktime-movie"]),
    ("HOLIDAY.MOV", ["com.apple.quicktime-movie"]),
    ("a.b.mov", ["com.apple.quicktime-movie"]),
    ("song.mp4", ["public.mpeg-4", "public.mpeg-4-audio"]),
    ("CMakeLists.txt", ["com.example.lists", "public.plain-text"]),
    ("cmakelists.txt", ["public.plain-text"]),
    ("main.C", ["com.example.plus", "public.c-source"]),
    ("main.c", ["public.c-source"]),
    ("data.zzcomp.gz", ["com.example.compound", "org.gnu.gnu-zip-archive"]),
    ("README.fr", ["com.example.readme"]),
    ("Read-me", ["com.example.readme"]),
    ("Xead-me", []),
    ("photo.png.", ["public.png"]), ("photo.png ", ["public.png"]),
    ("photo.png. .", ["public.png"]),
    (".png", []), ("..png", ["public.png"]), ("png", []), ("", []), (".", []), ("..", []),
    ("photo.png~", []), ("photo.png.bak", []), ("photo.", []),
  ]

  @Test("candidates in order", arguments: rows)
  func candidates(row: (name: String, identifiers: [String])) throws {
    let matcher = NameMatcher(graph: try Self.graph())
    #expect(matcher.candidates(for: row.name).map(\.type.identifier) == row.identifiers)
  }

  @Test("names that are not UTF-8 match by what of them is")
  func notUTF8() throws {
    let matcher = NameMatcher(graph: .default)
    #expect(matcher.candidates(for: [0xFF, 0xFE] + Array(".png".utf8)).map(\.type) == [.png])
    #expect(matcher.candidates(for: Array("a.".utf8) + [0xFF]).isEmpty)
  }

  @Test("long names are looked at from their end")
  func longNames() throws {
    let matcher = NameMatcher(graph: .default)
    let long = String(repeating: "a.", count: 1_000_000)
    #expect(matcher.candidates(for: long + "png").map(\.type) == [.png])
  }

  static let globs: [(String, String, Bool)] = [
    ("*", "", true), ("*", "abc", true), ("a*c", "abbbc", true), ("a*c", "abbbd", false),
    ("*.*", "a.b", true), ("?", "", false), ("?b", "ab", true), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[!a-c]x", "dx", true), ("[", "[", true), ("[a", "[a", true),
    ("a**b", "ab", true), ("", "", true), ("", "a", false), ("[]]", "]", true),
    ("*a*a*a*a*b", String(repeating: "a", count: 900), false),
  ]

  @Test("patterns", arguments: globs)
  func patterns(row: (pattern: String, name: String, matches: Bool)) {
    #expect(GlobPattern.matches(Array(row.pattern.utf8), Array(row.name.utf8)[...]) == row.matches)
  }
}
