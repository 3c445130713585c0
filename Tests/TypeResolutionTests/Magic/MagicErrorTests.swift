import Testing
import TypeResolution

@Suite struct MagicErrorTests {
  @Test(
    arguments: [
      (.unavailable, "unavailable", "built without libmagic"),
      (.libraryNotLoaded(message: "m"), "libraryNotLoaded", "libmagic cannot be loaded: m"),
      (.symbolMissing(name: "f"), "symbolMissing", "libmagic is too old: it has no f"),
      (
        .databaseUnreadable(path: "p", message: "m"), "databaseUnreadable",
        "libmagic's database p cannot be used: m"
      ),
      (.failed(message: "m"), "failed", "libmagic failed: m"),
    ] as [(MagicError, String, String)])
  func words(error: MagicError, code: String, description: String) {
    #expect(error.code == code)
    #expect(error.description == description)
  }
}
