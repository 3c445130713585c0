#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// All that the command gets from the process it runs in, so that tests can put something else there.
struct Surroundings {
  /// The arguments behind the program's name.
  var arguments: [[UInt8]]
  /// Looks up an environment variable.
  var variable: (String) -> String?
  /// Whether answers go to a terminal.
  var isOutputTerminal: Bool
  /// The descriptor behind the file name `-`.
  var standardInput: Int32
  /// Where answers go.
  var output: any ByteSink
  /// Where messages go.
  var messages: any ByteSink

  /// The process's own.
  static func ofProcess() -> Surroundings {
    StandardDescriptors.occupy()
    // A reader that has seen enough is told apart by the error of the write.
    signal(SIGPIPE, SIG_IGN)
    return Surroundings(
      arguments: ProcessArguments.read(),
      variable: { name in getenv(name).map { String(cString: $0) } },
      isOutputTerminal: isatty(STDOUT_FILENO) == 1,
      standardInput: STDIN_FILENO,
      output: DescriptorSink(descriptor: STDOUT_FILENO),
      messages: DescriptorSink(descriptor: STDERR_FILENO))
  }
}
