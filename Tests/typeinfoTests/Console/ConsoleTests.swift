import Testing

@testable import typeinfo

@Suite struct ConsoleTests {
  @Test func base64() {
    let texts = ["": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg=="]
    for (text, encoded) in texts { #expect(Base64.encoded(Array(text.utf8)) == encoded) }
    #expect(Base64.encoded([0xff, 0xfe, 0xfd]) == "//79")
  }

  @Test func jsonStrings() {
    var writer = JSONWriter()
    writer.value("a\"\\\n\r\t\u{0}\u{1f}\u{7f}ö")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #""a\"\\\n\r\t\u0000\u001f\u007fö""#)
  }

  @Test func answersAreWrittenInLargePieces() throws {
    let output = MemorySink()
    let console = Console(surroundings(output, isTerminal: false))
    for _ in 0..<1000 {
      try console.writeLine("answer")
      try console.endAnswer()
    }
    #expect(output.writeCount == 0)
    try console.flush()
    #expect(output.writeCount == 1)
  }

  @Test func eachAnswerIsWrittenToATerminalAtOnce() throws {
    let output = MemorySink()
    let console = Console(surroundings(output, isTerminal: true))
    for _ in 0..<3 {
      try console.writeLine("answer")
      try console.endAnswer()
    }
    #expect(output.writeCount == 3)
  }

  @Test(
    arguments: [
      (Style.Choice.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true),
      (.never, true, [:], false),
    ] as [(Style.Choice, Bool, [String: String], Bool)])
  func colors(
    _ choice: Style.Choice, _ isTerminal: Bool, _ variables: [String: String], _ isColored: Bool
  ) {
    let style = Style(choice: choice, isTerminal: isTerminal) { variables[$0] }
    #expect(style.isColored == isColored)
  }

  private func surroundings(_ output: MemorySink, isTerminal: Bool) -> Surroundings {
    Surroundings(
      arguments: [], variable: { _ in nil }, isOutputTerminal: isTerminal, standardInput: -1,
      output: output, messages: MemorySink())
  }
}
