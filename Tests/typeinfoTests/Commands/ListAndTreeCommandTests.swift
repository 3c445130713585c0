import Testing
import UniformTypes

@testable import typeinfo

@Suite struct ListAndTreeCommandTests {
  @Test func list() throws {
    let run = try CommandRun("list", "--brief")
    #expect(run.output.hasPrefix("public.item\npublic.data\n"))
    #expect(run.output.split(separator: "\n").count == TypeGraph.default.count)
  }

  @Test func listOfKinds() throws {
    #expect(
      try CommandRun("list", "--conforming-to", "public.mpeg-4").output == """
        public.mpeg-4                     MPEG-4 movie
        com.apple.m4v-video               Apple MPEG-4 movie
        com.apple.protected-mpeg-4-video  protected MPEG-4 movie

        """)
  }

  @Test func tree() throws {
    #expect(
      try CommandRun("tree", "public.mpeg-4").output == """
        public.mpeg-4
          com.apple.m4v-video
            com.apple.protected-mpeg-4-video

        """)
  }

  @Test func wholeTreeHoldsEveryType() throws {
    let lines = try CommandRun("tree").output.split(separator: "\n")
    let names = lines.map { $0.split(separator: " ")[0] }
    #expect(Set(names).count == TypeGraph.default.count)
  }

  @Test func unknownRootIsMisuse() throws {
    for arguments in [["tree", "a.b"], ["list", "--conforming-to", "a.b"]] {
      let run = try CommandRun(arguments)
      #expect(run.messages == "typeinfo: a.b: no such type is known\n")
      #expect(run.exitCode == .usage)
    }
  }
}
