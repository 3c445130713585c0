import Foundation

@testable import typeinfo

/// One run of the command inside the test's process.
struct CommandRun {
  let output: String
  let outputBytes: [UInt8]
  let messages: String
  let exitCode: ExitCode

  /// Runs the command.
  init(
    _ arguments: [String], bytes: [[UInt8]] = [], input: [UInt8] = [], isTerminal: Bool = false,
    variables: [String: String] = [:]
  ) throws {
    let pipe = Pipe()
    if !input.isEmpty { try pipe.fileHandleForWriting.write(contentsOf: Data(input)) }
    try pipe.fileHandleForWriting.close()
    let output = MemorySink()
    let messages = MemorySink()
    exitCode = Program.run(
      in: Surroundings(
        arguments: arguments.map { Array($0.utf8) } + bytes, variable: { variables[$0] },
        isOutputTerminal: isTerminal,
        standardInput: pipe.fileHandleForReading.fileDescriptor,
        output: output, messages: messages))
    try pipe.fileHandleForReading.close()
    self.output = output.text
    outputBytes = output.bytes
    self.messages = messages.text
  }

  init(_ arguments: String...) throws {
    try self.init(arguments)
  }
}
