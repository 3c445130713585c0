import Foundation
import Testing

@testable import typeinfo

@Suite struct TypeCommandTests {
  @Test func identifier() throws {
    let run = try CommandRun("type", "com.apple.quicktime-movie")
    #expect(
      run.output == """
        com.apple.quicktime-movie
          Type         QuickTime movie
          Category     Video > Movie > Audiovisual Content > Content > Data
          Extensions   mov, qt
          Media types  video/quicktime
          OSType       MooV
          Conforms to  public.movie
                         public.audiovisual-content
                           public.data
                             public.item
                           public.content
          Source       apple

        """)
    #expect(run.exitCode == .success)
  }

  @Test func allClaimantsOfAnExtension() throws {
    #expect(
      try CommandRun("type", "--brief", ".mp4").output == "public.mpeg-4\npublic.mpeg-4-audio\n")
  }

  @Test func dynamicType() throws {
    let run = try CommandRun("type", ".xyzzy")
    #expect(
      run.output == """
        dyn.ah62d4rv4ge81u8p4tm6u
          Note         dynamic: nothing declares it; the identifier holds the tag
          Category     Data
          Extensions   xyzzy
          Conforms to  public.data
                         public.item

        """)
    #expect(run.exitCode == .success)
    let refused = try CommandRun("type", "--no-dynamic", ".xyzzy")
    #expect(refused.output == "")
    #expect(refused.messages == "typeinfo: .xyzzy: no such type is known\n")
    #expect(refused.exitCode == .no)
  }

  @Test(arguments: [
    (["public.png"], "public.png"),
    (["PUBLIC.PNG"], "public.png"),
    ([".PNG"], "public.png"),
    (["image/png"], "public.png"),
    (["Image/PNG; a=b"], "public.png"),
    (["application/x-ruby"], "public.ruby-script"),
    (["--extension", "png"], "public.png"),
    (["--extension", ".png"], "public.png"),
    (["--mime-type", "image/png"], "public.png"),
    (["dyn.ah62d4rv4ge81u8p4tm6u"], "dyn.ah62d4rv4ge81u8p4tm6u"),
  ])
  func kindsOfArguments(_ arguments: [String], _ identifier: String) throws {
    let run = try CommandRun(["type", "--brief"] + arguments)
    #expect(run.output.split(separator: "\n").first.map(String.init) == identifier)
    #expect(run.exitCode == .success)
  }

  @Test(arguments: [
    ["com.example.unknown"], ["--identifier", ".png"], ["fmt/999999"], ["."], ["/"], [""],
  ])
  func unknown(_ arguments: [String]) throws {
    let run = try CommandRun(["type"] + arguments)
    #expect(run.output == "")
    #expect(run.messages.hasSuffix(": no such type is known\n"))
    #expect(run.exitCode == .no)
  }

  @Test func theKnownAreAnsweredBesideTheUnknown() throws {
    let run = try CommandRun("type", "--brief", "com.example.unknown", "public.png")
    #expect(run.output == "public.png\n")
    #expect(run.exitCode == .no)
  }

  @Test func jsonFitsItsSchema() throws {
    let schema = try SchemaCheck(schema: Repository.file("Documentation/output.schema.json"))
    let arguments = [".mp4", ".xyzzy", "com.example.unknown"]
    let document = try CommandRun(["type", "--json"] + arguments).output
    #expect(try schema.problems(in: Data(document.utf8)) == [])
    let lines = try CommandRun(["type", "--jsonl"] + arguments).output.split(separator: "\n")
    #expect(lines.count == arguments.count)
    for line in lines {
      #expect(try schema.problems(in: Data(line.utf8), definition: "query") == [])
    }
    #expect(lines[2] == #"{"query":"com.example.unknown","types":[]}"#)
  }
}
