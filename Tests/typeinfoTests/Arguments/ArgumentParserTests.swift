import Testing

@testable import typeinfo

@Suite struct ArgumentParserTests {
  @Test func files() throws {
    let parsed = try parse("a", "-", "b")
    #expect(parsed.verb == .answer)
    #expect(parsed.operands == ["a", "-", "b"].map(bytes))
  }

  @Test func verbIsTheFirstArgumentThatIsNoOption() throws {
    #expect(try parse("--color", "never", "type", ".mov").verb == .type)
    #expect(try parse("./type").verb == .answer)
    #expect(try parse("a", "type").operands == ["a", "type"].map(bytes))
    #expect(try parse("--", "type").operands == [bytes("type")])
    #expect(try parse("type", "type").operands == [bytes("type")])
  }

  @Test(arguments: [
    ["--files-from", "list"], ["--files-from=list"], ["-f", "list"], ["-flist"], ["-0bflist"],
  ])
  func values(_ arguments: [String]) throws {
    let parsed = try ArgumentParser.parse(arguments.map(bytes))
    #expect(parsed.value(of: .filesFrom) == bytes("list"))
  }

  @Test func valuesMayLookLikeOptions() throws {
    #expect(try parse("-f", "-").value(of: .filesFrom) == bytes("-"))
    #expect(try parse("--name=", "-").value(of: .name) == [])
    #expect(try parse("--name", "--brief", "-").value(of: .name) == bytes("--brief"))
  }

  @Test func theLastOfAnOptionAndItsOppositeWins() throws {
    #expect(try parse("--no-libmagic", "a").contains(.noLibMagic))
    #expect(try !parse("--no-libmagic", "--libmagic", "a").contains(.noLibMagic))
    #expect(try parse("--dereference", "-P", "a").contains(.noDereference))
  }

  @Test func bytesThatAreNoText() throws {
    let parsed = try ArgumentParser.parse([[0xff], bytes("--name"), [0xfe]])
    #expect(parsed.operands == [[0xff]])
    #expect(parsed.value(of: .name) == [0xfe])
  }

  @Test(arguments: [
    (["--jsno", "a"], "unknown option '--jsno'", "Did you mean '--json'?"),
    (["--conent-only", "a"], "unknown option '--conent-only'", "Did you mean '--content-only'?"),
    (["--libmagc", "a"], "unknown option '--libmagc'", "Did you mean '--libmagic'?"),
    (["--foo", "a"], "unknown option '--foo'", "Try 'typeinfo --help'."),
    (["-x", "a"], "unknown option '-x'", "Try 'typeinfo --help'."),
    (["-bx", "a"], "unknown option '-x'", "Try 'typeinfo --help'."),
    (["--\u{1b}[2J"], "unknown option '--\\x1b[2J'", "Try 'typeinfo --help'."),
    (["--name"], "option '--name' needs a value", "Try 'typeinfo --help'."),
    (["-f"], "option '-f' needs a value", "Try 'typeinfo --help'."),
    (["--json=1", "a"], "option '--json' takes no value", "Try 'typeinfo --help'."),
    (["type", "--why", "a"], "'typeinfo type' has no option '--why'", "Try 'typeinfo help type'."),
    (["--why", "a"], "'typeinfo FILE' has no option '--why'", "Try 'typeinfo --help'."),
    (["conforms", "a"], "arguments are missing: A B", "Try 'typeinfo help conforms'."),
    (["conforms", "a", "b", "c"], "superfluous argument 'c'", "Try 'typeinfo help conforms'."),
  ])
  func misuse(_ arguments: [String], _ message: String, _ hint: String) {
    #expect(throws: UsageError(message, hint: hint)) {
      try ArgumentParser.parse(arguments.map(bytes))
    }
  }

  @Test func longAndShortNamesAreUnique() {
    let names = OptionTable.all.flatMap { [$0.long] + [$0.opposite].compactMap { $0 } }
    #expect(Set(names).count == names.count)
    let letters = OptionTable.all.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ArgumentParser.parse(arguments.map(bytes))
  }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
