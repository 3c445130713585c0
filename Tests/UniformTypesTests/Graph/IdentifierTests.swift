import Testing
import UniformTypes

@Suite("Identifiers")
struct IdentifierTests {
  @Test("look-up is without case, the answer canonical")
  func lookUp() throws {
    let type = try #require(UTType("PUBLIC.Png"))
    #expect(type.identifier == "public.png")
    #expect(type == .png)
    #expect(Set([type, .png]).count == 1)
    #expect(type.isDeclared && !type.isDynamic && type.isPublic)
    #expect(!UTType.pdf.isPublic)
  }

  @Test("the declared spelling is kept")
  func declaredSpelling() {
    let type = UTType("com.apple.iwork.keynote.sffkey")
    #expect(type?.identifier == "com.apple.iwork.keynote.sffkey")
    #expect(type?.declaredIdentifier == "com.apple.iWork.Keynote.sffkey")
  }

  @Test(
    "what is not declared is not found",
    arguments: ["", "public.nothing", "public.png ", "public", "dyn.", "dyn.a!", "ﬀ"])
  func unknown(identifier: String) {
    #expect(UTType(identifier) == nil)
  }

  @Test("every type is found by its identifier in any case")
  func everyIdentifier() {
    for type in TypeGraph.default.types {
      #expect(UTType(type.identifier) == type)
      #expect(UTType(type.identifier.uppercased()) == type)
      #expect(UTType(type.declaredIdentifier) == type)
    }
  }

  @Test("descriptions")
  func descriptions() {
    #expect("\(UTType.png)" == "public.png")
    #expect(UTType.png.debugDescription == "public.png (not dynamic, declared)")
    #expect("\(UTTagClass.mimeType)" == "public.mime-type")
  }
}
