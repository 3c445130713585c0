internal import TypeResolution

/// Prints answers one by one, reports errors beside them, and keeps what the exit code will be.
struct AnswerWriter {
  /// What the answers so far make of the exit code.
  private(set) var exitCode: ExitCode

  private let console: Console
  private let isStrict: Bool
  private let reportsLimitations: Bool
  private var format: any AnswerFormat
  private var reportedLimitations: Set<String> = []

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - isStrict: Whether an unknown type counts as a no.
  ///   - reportsLimitations: Whether what could not be looked at counts as unreadable, because the
  ///     caller asked for it by name.
  init(
    _ format: any AnswerFormat, console: Console, exitCode: ExitCode, isStrict: Bool,
    reportsLimitations: Bool
  ) {
    self.format = format
    self.console = console
    self.exitCode = exitCode
    self.isStrict = isStrict
    self.reportsLimitations = reportsLimitations
  }

  /// Prints what goes before all answers.
  func begin() throws(WriteFailure) {
    try format.begin(on: console)
  }

  /// Prints an answer, or reports that there is none.
  mutating func write(_ answer: Answer) throws(WriteFailure) {
    try format.write(answer, on: console)
    try console.endAnswer()
    switch answer.outcome {
    case .success(let resolution):
      if isStrict && resolution.isUnknown { exitCode = exitCode.joined(.no) }
      if reportsLimitations { try report(resolution.limitations) }
    case .failure(let error):
      let words =
        error.reason == .notFound ? "no such file or directory" : VisibleText.escaped(error.message)
      try report("\(VisibleText.escaped(answer.nameBytes)): \(words)")
    }
  }

  /// Reports something that could not be read.
  mutating func report(_ message: String) throws(WriteFailure) {
    exitCode = exitCode.joined(.unreadable)
    try console.reportInOrder(message)
  }

  /// Prints what goes behind all answers.
  func end() throws(WriteFailure) {
    try format.end(on: console)
  }

  /// Reports each limitation once, for it is the same for many files.
  private mutating func report(_ limitations: [String]) throws(WriteFailure) {
    for limitation in limitations where reportedLimitations.insert(limitation).inserted {
      try report(VisibleText.escaped(limitation))
    }
  }
}
