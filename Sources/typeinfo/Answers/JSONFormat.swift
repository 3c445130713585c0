/// Answers for programs, as `Documentation/output.schema.json` describes them.
struct JSONFormat: AnswerFormat {
  /// How objects follow one another.
  enum Framing {
    /// All in one document.
    case document
    /// One a line.
    case lines
  }

  let framing: Framing
  let head: JSONHead
  private var isFirst = true

  init(framing: Framing, head: JSONHead) {
    self.framing = framing
    self.head = head
  }

  func begin(on console: Console) throws(WriteFailure) {
    if framing == .document { try console.write(head.opening) }
  }

  mutating func write(_ answer: Answer, on console: Console) throws(WriteFailure) {
    if framing == .document { try console.write(isFirst ? "\n" : ",\n") }
    isFirst = false
    var writer = JSONWriter()
    writer.value(answer)
    try console.write(writer.bytes)
    if framing == .lines { try console.write("\n") }
  }

  func end(on console: Console) throws(WriteFailure) {
    if framing == .document { try console.write(JSONHead.closing) }
  }
}
