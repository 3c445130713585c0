import Foundation
import Testing
import UniformTypeIdentifiers

/// Compares with one Mac's answers, where `UTI_TABLES` names the folder that has them.
///
/// The tables are not the project's to give away; `Documentation/AppleParity.md` says where they are
/// and has the numbers.
@Suite("Agreement with a Mac")
struct ParityTests {
  @Test("every extension of the Mac has its answer", .enabled(if: folder != nil))
  func extensions() throws {
    let lines = try text("uti.csv").split(whereSeparator: \.isNewline).dropFirst()
    #expect(lines.count == 762)
    for line in lines {
      let fields = line.split(separator: ",").map(String.init)
      try #require(fields.count == 3, "\(line)")
      let type = UTType(filenameExtension: fields[0])
      #expect(type?.identifier == fields[1], "\(fields[0])")
      #expect(type?.preferredFilenameExtension == fields[2], "\(fields[0])")
    }
  }

  @Test(
    "the supertypes are the Mac's but for those in the documentation", .enabled(if: folder != nil))
  func supertypes() throws {
    let trees = try JSONDecoder().decode(
      [String: [String]].self, from: Data(text("uti_tree.json").utf8))
    let different = trees.filter { identifier, tree in
      let supertypes = UTType(identifier)?.supertypes.map(\.identifier) ?? []
      return !tree.isEmpty && Set(tree) != Set(supertypes + [identifier])
    }
    #expect(trees.count == 501)
    #expect(Set(different.keys) == Set(Self.differences.map(\.0)))
  }

  @Test("what the documentation says of a type is so", arguments: differences)
  func documented(identifier: String, supertypes: [String]) throws {
    let type = try #require(UTType(identifier))
    #expect(Set(type.supertypes.map(\.identifier)).isSuperset(of: supertypes))
  }

  private static let differences = [
    ("net.daringfireball.markdown", ["public.utf8-plain-text"]),
    ("com.apple.documentation.guide", ["public.utf8-plain-text"]),
    ("com.microsoft.word.doc", ["public.composite-content", "public.content"]),
    ("com.microsoft.word.dot", ["public.composite-content", "public.content"]),
    (
      "com.microsoft.excel.sheet.binary.macroenabled",
      [
        "com.pkware.zip-archive", "public.archive", "public.composite-content", "public.content",
        "public.executable", "public.spreadsheet", "public.zip-archive",
      ]
    ),
    (
      "org.oasis-open.opendocument.presentation",
      ["org.oasis-open.opendocument", "public.composite-content", "public.presentation"]
    ),
  ]

  private static var folder: String? { ProcessInfo.processInfo.environment["UTI_TABLES"] }

  private func text(_ name: String) throws -> String {
    let folder = try #require(Self.folder)
    return try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }
}
