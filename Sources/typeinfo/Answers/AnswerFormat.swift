/// A way to print answers.
protocol AnswerFormat {
  /// Prints what goes before all answers.
  func begin(on console: Console) throws(WriteFailure)

  /// Prints an answer.
  mutating func write(_ answer: Answer, on console: Console) throws(WriteFailure)

  /// Prints what goes behind all answers.
  func end(on console: Console) throws(WriteFailure)
}

extension AnswerFormat {
  func begin(on console: Console) throws(WriteFailure) {}

  func end(on console: Console) throws(WriteFailure) {}
}
