/// `typeinfo help [COMMAND]`, and `--help` anywhere: shows a help text.
struct HelpCommand: Command {
  private let verb: Verb

  init(about verb: Verb) {
    self.verb = verb
  }

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = arguments.operands.first else {
      self.init(about: .answer)
      return
    }
    guard let verb = Verb(name: name) else {
      let text = String(decoding: name, as: UTF8.self)
      throw UsageError(
        "unknown command '\(VisibleText.escaped(name))'",
        suggestion: Suggestion.nearest(to: text, among: Verb.names), verb: .answer)
    }
    self.init(about: verb)
  }

  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    try console.write(HelpText.of(verb))
    return .success
  }
}
