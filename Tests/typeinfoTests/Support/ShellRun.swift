import Foundation

/// A run of the built command by a shell, with five seconds to live.
///
/// In the script, `$T` is the command and the working directory is the test's folder.
struct ShellRun {
  let output: String
  let outputBytes: [UInt8]
  let messages: String
  let exitCode: Int32

  /// What `timeout` exits with where time is up.
  static let timeIsUp: Int32 = 124

  init(_ script: String, in folder: TemporaryFolder) throws {
    let outputURL = folder.url.appending(path: ".output")
    let messagesURL = folder.url.appending(path: ".messages")
    for url in [outputURL, messagesURL] { try Data().write(to: url) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["5", "/bin/bash", "-c", script]
    process.currentDirectoryURL = folder.url
    process.environment = ["T": Self.commandPath, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputURL)
    process.standardError = try FileHandle(forWritingTo: messagesURL)
    try process.run()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    outputBytes = Array(try Data(contentsOf: outputURL))
    output = String(decoding: outputBytes, as: UTF8.self)
    messages = String(decoding: try Data(contentsOf: messagesURL), as: UTF8.self)
  }

  /// The command is built into the folder of the test bundle.
  private static var commandPath: String {
    let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appending(path: "typeinfo").path
  }
}
