import Fixtures
import Foundation
import Testing

/// The built command as a process: what only a process can show.
@Suite struct EndToEndTests {
  @Test(arguments: [
    ("$T a.rb", 0),
    ("$T missing", 2),
    ("$T --foo", 64),
    ("$T", 64),
    ("$T conforms public.png public.image", 0),
    ("$T conforms public.png public.movie", 1),
    ("$T type com.example.unknown", 1),
    ("$T a.rb > /dev/full", 74),
    ("$T a.rb >&-", 74),
    ("$T --help >&-", 74),
    ("$T conforms public.png public.image >&-", 0),
    ("$T a.rb 2>&-", 0),
    ("$T missing 2>&-", 2),
    ("$T - <&-", 2),
    ("$T -f - <&-", 2),
  ])
  func exitCodes(_ script: String, _ exitCode: Int32) throws {
    let folder = try folder()
    #expect(try ShellRun(script, in: folder).exitCode == exitCode)
  }

  @Test func failedOutputIsReported() throws {
    let folder = try folder()
    #expect(
      try ShellRun("$T a.rb > /dev/full", in: folder).messages
        == "typeinfo: cannot write the output: No space left on device\n")
    #expect(
      try ShellRun("$T a.rb >&-", in: folder).messages
        == "typeinfo: cannot write the output: Bad file descriptor\n")
  }

  @Test func brokenPipeIsSilentSuccess() throws {
    let folder = try folder()
    let script = "for i in {1..20000}; do echo a.rb; done | $T -b -f - | head -1"
    let run = try ShellRun("set -o pipefail; " + script, in: folder)
    #expect(run.output == "public.ruby-script\n")
    #expect(run.messages == "")
    let list = try ShellRun("$T list | true; exit ${PIPESTATUS[0]}", in: folder)
    #expect(list.exitCode == 0)
    #expect(list.messages == "")
  }

  @Test func namesThatAreNoText() throws {
    let folder = try folder()
    let run = try ShellRun(
      #"""
      name=$'n\xff\n.rb'
      cp a.rb "$name"
      $T --name-only "$name" a.rb
      $T --name-only -0 "$name" | od -An -tx1 | head -1
      $T --name-only --jsonl "$name" | cut -d, -f1,2
      """#, in: folder)
    #expect(
      run.output == #"""
        n\xff\n.rb: Ruby script — public.ruby-script (text/x-ruby-script) [a guess]
        a.rb:       Ruby script — public.ruby-script (text/x-ruby-script) [a guess]
         6e ff 0a 2e 72 62 3a 20 52 75 62 79 20 73 63 72
        {"path":"n\#u{fffd}\n.rb","pathBytes":"bv8KLnJi"

        """#)
  }

  @Test func whatIsNoFileNeverBlocks() throws {
    let folder = try folder()
    let run = try ShellRun(
      """
      mkfifo pipe; mkdir directory; ln -s a.rb link.rb; ln -s nowhere broken
      $T pipe /dev/null directory link.rb broken
      $T -b -P link.rb
      """, in: folder)
    #expect(
      run.output == """
        pipe:      Named pipe — public.named-pipe (application/octet-stream)
        /dev/null: Character device — public.character-special (application/octet-stream)
        directory: folder — public.folder (application/octet-stream)
        link.rb:   Ruby script — public.ruby-script (text/x-ruby-script)
        broken:    symbolic link — public.symlink (application/octet-stream)
        public.symlink

        """)
    #expect(run.exitCode == 0)
  }

  @Test func socketNeverBlocks() throws {
    let folder = try folder()
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(folder.path("socket").utf8)
    try #require(path.count < 100)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0)
    #expect(try ShellRun("$T -b socket", in: folder).output == "public.socket\n")
  }

  @Test func standardInputIsNotReadToItsEnd() throws {
    let folder = try folder()
    let run = try ShellRun("{ cat a.rb; cat /dev/zero; } | $T -b --name a.rb -", in: folder)
    #expect(run.exitCode == 0)
  }

  @Test func tenThousandFilesInOneList() throws {
    let folder = try folder()
    let run = try ShellRun(
      "for i in {1..10000}; do echo a.rb; done | $T --name-only -b -f - | sort | uniq -c",
      in: folder)
    #expect(run.output == "  10000 public.ruby-script\n")
  }

  @Test func answersToATerminalAreColored() throws {
    let folder = try folder()
    let script = #"script -qec "$T --name-only a.rb" /dev/null | head -1 | od -An -c | head -1"#
    let run = try ShellRun("command -v script > /dev/null || exit 77; " + script, in: folder)
    if run.exitCode != 77 { #expect(run.output.contains("033   [   1   m")) }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.file("a.rb", Fixture.rubyScript())
    return folder
  }
}
