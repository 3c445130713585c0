import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types by identifier")
struct IdentifierTests {
  @Test(
    "an identifier is known, dynamic or nothing",
    arguments: [
      ("public.png", "public.png"), ("PUBLIC.Png", "public.png"),
      ("com.apple.iWork.Keynote.sffkey", "com.apple.iwork.keynote.sffkey"),
      ("dyn.ah62d4sb4ge81e62", "dyn.ah62d4sb4ge81e62"),
      ("DYN.AH62D4SB4GE81E62", "dyn.ah62d4sb4ge81e62"),
      ("com.example.unknown", nil), ("", nil), ("public png", nil), ("dyn.a", nil),
      ("dyn.ah62d4rv4ge8", nil), ("png", nil),
    ] as [(String, String?)])
  func known(identifier: String, expected: String?) {
    #expect(UTType(identifier)?.identifier == expected)
    #expect(UTType(identifier: identifier, allowUndeclared: false)?.identifier == expected)
  }

  @Test(
    "an identifier that nothing declares is kept where that is allowed",
    arguments: [
      ("com.example.unknown", "com.example.unknown"),
      ("Com.Example.Unknown", "com.example.unknown"),
      ("org.beispiel.größe", "org.beispiel.größe"), ("x", "x"),
      ("public.nothing", "public.nothing"),
      ("public.png", "public.png"), ("dyn.age81e62", "dyn.age81e62"),
      ("", nil), ("no identifier", nil), ("a/b", nil), ("a_b", nil), ("dyn.nothing", nil),
      ("DYN.", nil), (String(repeating: "a", count: 1_025), nil),
    ] as [(String, String?)])
  func undeclared(identifier: String, expected: String?) {
    #expect(UTType(identifier: identifier, allowUndeclared: true)?.identifier == expected)
  }

  @Test("a type that nothing declares is neither dynamic nor declared, and knows nothing")
  func nothingKnown() throws {
    let type = try #require(UTType(identifier: "public.nothing", allowUndeclared: true))
    #expect(!type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.isPublic)
    #expect(type.tags.isEmpty)
    #expect(type.supertypes.isEmpty)
    #expect(type.preferredFilenameExtension == nil)
    #expect(type.preferredMIMEType == nil)
    #expect(type.localizedDescription == nil)
    #expect(type.conforms(to: type))
    #expect(!type.conforms(to: .item))
    #expect(UTType(identifier: "PUBLIC.nothing", allowUndeclared: true) == type)
    #expect(UTType("public.nothing") == nil)
  }

  @Test("a type is public by its identifier, and never where it is dynamic")
  func publicTypes() {
    #expect(UTType.png.isPublic)
    #expect(!UTType.pdf.isPublic)
    #expect(UTType(filenameExtension: "no-such")?.isPublic == false)
  }

  @Test("no identifier of a named type has an upper-case letter")
  func canonical() {
    let spelled = UTType("com.apple.iWork.Pages.sffpages")
    #expect(spelled?.identifier == "com.apple.iwork.pages.sffpages")
    #expect(spelled == UTType("com.apple.iwork.pages.sffpages"))
    #expect(spelled?.hashValue == UTType("com.apple.iwork.pages.sffpages")?.hashValue)
  }
}
