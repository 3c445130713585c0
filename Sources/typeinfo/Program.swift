/// The command from its arguments to its exit code.
enum Program {
  /// The name by which messages and help call the command.
  static let name = "typeinfo"

  /// The version of the command.
  static let version = "0.1.0"

  /// Reads the arguments, runs the command that they ask for and writes all of its output.
  static func run(in surroundings: Surroundings) -> ExitCode {
    let console = Console(surroundings)
    let command: any Command
    do {
      command = try self.command(for: surroundings.arguments, console: console)
    } catch {
      console.report(error.message)
      console.hint(error.hint)
      return .usage
    }
    do {
      let exitCode = try command.run(on: console)
      try console.flush()
      return exitCode
    } catch {
      // Whoever reads has seen enough: `typeinfo * | head -1` is no failure.
      if error.isBrokenPipe { return .success }
      console.report("cannot write the output: \(error.message)")
      return .outputFailure
    }
  }

  private static func command(
    for words: [[UInt8]], console: Console
  ) throws(UsageError) -> any Command {
    let arguments = try ArgumentParser.parse(words)
    if arguments.contains(.help) { return HelpCommand(about: arguments.verb) }
    if arguments.contains(.version) { return VersionCommand() }
    console.style = Style(
      choice: try arguments.colorChoice(), isTerminal: console.surroundings.isOutputTerminal,
      variable: console.surroundings.variable)
    switch arguments.verb {
    case .answer: return try AnswerCommand(arguments)
    case .type: return try TypeCommand(arguments)
    case .conforms: return try ConformsCommand(arguments)
    case .list: return try ListCommand(arguments)
    case .tree: return try TreeCommand(arguments)
    case .help: return try HelpCommand(arguments)
    }
  }
}
