/// Something that the program does when it is called.
protocol Command {
  /// Does it, and says how it went.
  func run(on console: Console) throws(WriteFailure) -> ExitCode
}
