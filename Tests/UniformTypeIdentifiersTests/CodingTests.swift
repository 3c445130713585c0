import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types as text and as code")
struct CodingTests {
  @Test("a type is coded as a single string", arguments: ["public.png", "dyn.ah62d4sb4ge81e62"])
  func coded(identifier: String) throws {
    let type = try #require(UTType(identifier))
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(identifier)\"]")
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [type])
  }

  @Test(
    "an identifier that nothing declares does not decode", arguments: ["com.example.x", "", "?"])
  func undecodable(identifier: String) throws {
    let data = try JSONEncoder().encode([identifier])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([UTType].self, from: data) }
  }

  @Test("a type is described by its identifier")
  func description() throws {
    #expect("\(UTType.heic)" == "public.heic")
    #expect(String(reflecting: UTType.heic) == "public.heic (not dynamic, declared)")
    let dynamic = try #require(UTType("dyn.age81e62"))
    #expect(dynamic.debugDescription == "dyn.age81e62 (dynamic, not declared)")
  }

  @Test("types are keys by their identifiers")
  func keys() {
    let counts = [UTType.png: 1, .jpeg: 2]
    #expect(UTType("PUBLIC.JPEG").flatMap { counts[$0] } == 2)
  }
}
