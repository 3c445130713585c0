/// A call that cannot be understood.
struct UsageError: Error, Equatable {
  /// What is wrong with it.
  let message: String
  /// What to do instead.
  let hint: String

  /// Makes an error that sends the caller to the help text.
  init(_ message: String, verb: Verb = .answer) {
    self.init(message, hint: Self.helpHint(verb))
  }

  /// Makes an error with a hint of its own.
  init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }

  /// Makes an error about a word that is close to a right one, or sends the caller to the help text.
  init(_ message: String, suggestion: String?, verb: Verb) {
    self.init(message, hint: suggestion.map { "Did you mean '\($0)'?" } ?? Self.helpHint(verb))
  }

  private static func helpHint(_ verb: Verb) -> String {
    guard let name = verb.name else { return "Try '\(Program.name) --help'." }
    return "Try '\(Program.name) help \(name)'."
  }
}
