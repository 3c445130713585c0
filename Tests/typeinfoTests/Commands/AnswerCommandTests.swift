import Fixtures
import Foundation
import Testing

@testable import typeinfo

@Suite struct AnswerCommandTests {
  @Test func oneFileGivesABlock() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("holiday.mov", Fixture.quickTimeMovie())
    let run = try CommandRun(path)
    #expect(run.output.hasPrefix(path + "\n  Type         QuickTime movie\n"))
    #expect(run.messages == "")
    #expect(run.exitCode == .success)
  }

  @Test func severalFilesGiveALineEach() throws {
    let folder = try TemporaryFolder()
    let movie = try folder.file("a.mov", Fixture.quickTimeMovie())
    let script = try folder.file("script.rb", Fixture.rubyScript())
    let run = try CommandRun("--name-only", movie, script)
    #expect(
      run.output == """
        \(movie): QuickTime movie — com.apple.quicktime-movie (video/quicktime) [a guess]
        \(script): Ruby script — public.ruby-script (text/x-ruby-script) [a guess]

        """)
  }

  @Test func aMissingFileDoesNotStopTheOthers() throws {
    let folder = try TemporaryFolder()
    let present = try folder.file("a.rb", Fixture.rubyScript())
    let absent = folder.path("b.rb")
    let run = try CommandRun("--brief", absent, present)
    #expect(run.output == "\npublic.ruby-script\n")
    #expect(run.messages == "typeinfo: \(absent): no such file or directory\n")
    #expect(run.exitCode == .unreadable)
  }

  @Test func aMistypedCommandIsSuggested() throws {
    let run = try CommandRun("tpye", ".mov")
    #expect(
      run.messages == """
        typeinfo: tpye: no such file or directory
        Did you mean the command 'type'?
        typeinfo: .mov: no such file or directory

        """)
  }

  @Test func standardInput() throws {
    let bytes = Fixture.rubyScript()
    #expect(
      try CommandRun(["--brief", "--name", "a.rb", "-"], input: bytes).output
        == "public.ruby-script\n")
    let run = try CommandRun(["--jsonl", "--name=a.rb", "-"], input: bytes)
    #expect(run.output.hasPrefix(#"{"path":"-","name":"a.rb","status":"ok","#))
  }

  @Test(
    arguments: [
      (["--name", "a", "b"], "option '--name' is about standard input, which needs the file '-'"),
      (
        ["--media-type", "a/b", "b"],
        "option '--media-type' is about standard input, which needs the file '-'"
      ),
      (["--media-type", "nonsense", "-"], "'nonsense' is not a media type"),
      (["-", "-"], "standard input can be used only once"),
      (["-f-", "-"], "standard input can be used only once"),
      (["--brief", "--json", "a"], "'--brief' and '--json' exclude each other"),
      (
        ["--name-only", "--content-only", "a"],
        "'--name-only' and '--content-only' exclude each other"
      ),
      (["--color", "red", "a"], "option '--color' takes auto, always or never, not 'red'"),
      ([], "no file given"),
    ] as [([String], String)])
  func misuse(_ arguments: [String], _ message: String) throws {
    let run = try CommandRun(arguments)
    #expect(run.messages == "typeinfo: \(message)\nTry 'typeinfo --help'.\n")
    #expect(run.output == "")
    #expect(run.exitCode == .usage)
  }

  @Test func listsOfNames() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.rb")
    let second = try folder.file("b.mov")
    let names = try folder.file("names", Array("\(first)\n\n\(second)".utf8))
    #expect(
      try CommandRun("--brief", "--files-from", names).output
        == "public.ruby-script\ncom.apple.quicktime-movie\n")
    let run = try CommandRun(
      ["--brief", "-0", "-f", "-"], input: Array("\(second)\0\(first)\0".utf8))
    #expect(run.output == "com.apple.quicktime-movie\0public.ruby-script\0")
  }

  @Test func aListThatIsNotThere() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun("--brief", "-f", folder.path("none"), try folder.file("a.rb"))
    #expect(run.output == "public.ruby-script\n")
    #expect(run.messages == "typeinfo: \(folder.path("none")): No such file or directory\n")
    #expect(run.exitCode == .unreadable)
  }

  @Test func aListSeparatedOtherwiseThanSaid() throws {
    let run = try CommandRun(["-f", "-"], input: [])
    #expect(run.exitCode == .success)
    let folder = try TemporaryFolder()
    let names = try folder.file("names", [UInt8](repeating: 0x61, count: 300_000))
    #expect(
      try CommandRun("-f", names).messages
        == "typeinfo: \(names): a name is too long; is the list separated by NUL (--null)?\n")
  }

  @Test func unknownIsANoWhereStrict() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("blob", [1, 2, 3, 4, 5])
    #expect(try CommandRun("--no-libmagic", path).exitCode == .success)
    #expect(try CommandRun("--no-libmagic", "--strict", path).exitCode == .no)
    #expect(
      try CommandRun("--no-libmagic", "--strict", path, folder.path("b")).exitCode == .unreadable)
  }

  @Test func addedTypes() throws {
    let folder = try TemporaryFolder()
    let types = try folder.file(
      "score.json",
      Array(
        """
        {"types": [{"identifier": "com.example.score", "description": "Score",
          "conformsTo": ["public.data"], "extensions": ["score"]}]}
        """.utf8))
    let path = try folder.file("a.score", [1, 2, 3])
    #expect(
      try CommandRun("--no-libmagic", "--brief", "--types", types, path).output
        == "com.example.score\n")
  }

  @Test func aBadFileOfTypesDoesNotStopTheAnswers() throws {
    let folder = try TemporaryFolder()
    let types = try folder.file("bad.json", Array(#"{"types": [{"name": "a"}]}"#.utf8))
    let path = try folder.file("a.rb", Fixture.rubyScript())
    let run = try CommandRun("--brief", "--types", types, path)
    #expect(run.output == "public.ruby-script\n")
    #expect(run.messages.hasPrefix("typeinfo: bad.json: "))
    #expect(run.exitCode == .unreadable)
  }

  #if LibMagic
    @Test func aBadDatabaseIsReportedOnceWhereItWasAskedFor() throws {
      let folder = try TemporaryFolder()
      let paths = try ["a.rb", "b.rb"].map { try folder.file($0, Fixture.rubyScript()) }
      let run = try CommandRun(["--brief", "--magic-file", folder.path("none")] + paths)
      #expect(run.output == "public.ruby-script\npublic.ruby-script\n")
      #expect(run.messages.split(separator: "\n").count == 1)
      #expect(run.exitCode == .unreadable)
    }
  #endif

  @Test func brokenPipeIsSuccess() throws {
    #expect(try exitCode(ofWriteFailingWith: EPIPE) == .success)
    #expect(try exitCode(ofWriteFailingWith: ENOSPC) == .outputFailure)
  }

  private func exitCode(ofWriteFailingWith number: Int32) throws -> ExitCode {
    Program.run(
      in: Surroundings(
        arguments: ["list"].map { Array($0.utf8) }, variable: { _ in nil },
        isOutputTerminal: false, standardInput: -1,
        output: MemorySink(failure: WriteFailure(number: number)), messages: MemorySink()))
  }
}
