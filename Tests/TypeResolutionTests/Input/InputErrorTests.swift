import Testing
import TypeResolution

@Suite struct InputErrorTests {
  @Test(
    arguments: [
      (.notFound, "notFound", "a: not found"),
      (.permissionDenied, "denied", "a: permission denied"),
      (.invalidPath, "invalidPath", "a: not a valid path"),
      (.tooManySymbolicLinks, "tooManySymbolicLinks", "a: too many symbolic links"),
      (.changed, "changed", "a: changed while it was being read"),
      (.inputOutput(number: 5, message: "it broke"), "io", "a: it broke"),
    ] as [(InputError.Reason, String, String)])
  func words(reason: InputError.Reason, code: String, description: String) {
    let error = InputError(reason, path: "a")
    #expect(error.code == code)
    #expect(error.description == description)
  }

  @Test func withoutPath() {
    #expect(InputError(.notFound, path: nil).description == "input: not found")
  }
}
