/// The one place through which answers and messages leave the program.
///
/// Answers are gathered and written in large pieces; to a terminal each is written when it is finished.
final class Console {
  let surroundings: Surroundings
  /// How answers are coloured.
  var style = Style(isColored: false)

  private static let pieceSize = 1 << 16
  private var pending: [UInt8] = []

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Adds text to the answers.
  func write(_ text: String) throws(WriteFailure) {
    pending.append(contentsOf: text.utf8)
    try flushFullPiece()
  }

  /// Adds bytes to the answers.
  func write(_ bytes: some Sequence<UInt8>) throws(WriteFailure) {
    pending.append(contentsOf: bytes)
    try flushFullPiece()
  }

  /// Adds a line to the answers.
  func writeLine(_ text: String) throws(WriteFailure) {
    try write(text + "\n")
  }

  /// Says that an answer is complete.
  func endAnswer() throws(WriteFailure) {
    if surroundings.isOutputTerminal { try flush() }
  }

  /// Writes what is pending.
  func flush() throws(WriteFailure) {
    guard !pending.isEmpty else { return }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    try surroundings.output.write(bytes)
  }

  /// Writes a message for people, behind all answers given so far.
  ///
  /// - Throws: Where the answers cannot be written. A message that cannot be written is lost, for there
  ///   is nobody to tell.
  func reportInOrder(_ message: String) throws(WriteFailure) {
    try flush()
    report(message)
  }

  /// Writes a message for people.
  func report(_ message: String) {
    let lines = message.split(separator: "\n").map { "\(Program.name): \($0)\n" }
    try? surroundings.messages.write(Array(lines.joined().utf8))
  }

  /// Writes a line that helps with the message before it.
  func hint(_ text: String) {
    try? surroundings.messages.write(Array((text + "\n").utf8))
  }

  private func flushFullPiece() throws(WriteFailure) {
    if pending.count >= Self.pieceSize { try flush() }
  }
}
