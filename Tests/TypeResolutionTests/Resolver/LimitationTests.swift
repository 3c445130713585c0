import Fixtures
import Testing
import TypeResolution
import UniformTypes

@Suite("Without libmagic")
struct LimitationTests {
  @Test("a wrong database is said in the answer, and the name still speaks")
  func wrongDatabase() throws {
    let folder = try TemporaryFolder()
    var options = TypeResolver.Options()
    options.magicDatabasePath = try folder.file("wrong.mgc", Fixture.prose()).string
    let resolver = TypeResolver(options: options)
    for _ in 0..<2 {
      let resolution = resolver.resolve(bytes: Fixture.png(), name: "a.png")
      #expect(resolution.type == .png)
      #expect(resolution.confidence == .likely)
      #expect(resolution.limitations.count == 1)
    }
  }

  @Test("switched off, it is no limitation")
  func switchedOff() {
    var options = TypeResolver.Options()
    options.usesLibMagic = false
    let resolution = TypeResolver(options: options).resolve(bytes: Fixture.png(), name: "a.png")
    #expect(resolution.type == .png)
    #expect(resolution.limitations == [])
  }
}
