import Testing

@testable import typeinfo

@Suite struct ConformsCommandTests {
  @Test(arguments: [
    ("public.png", "public.image", ExitCode.success),
    ("public.png", "public.png", .success),
    (".mov", "public.movie", .success),
    (".xyzzy", "public.data", .success),
    ("public.image", "public.png", .no),
    (".docx", ".zip", .no),
  ])
  func answerIsTheExitCode(_ type: String, _ other: String, _ exitCode: ExitCode) throws {
    let run = try CommandRun("conforms", type, other)
    #expect(run.output == "")
    #expect(run.messages == "")
    #expect(run.exitCode == exitCode)
  }

  @Test(arguments: [
    (
      ".mov", "public.data",
      "com.apple.quicktime-movie > public.movie > public.audiovisual-content > public.data\n"
    ),
    ("public.png", "public.png", "public.png\n"),
    (
      "public.image", "public.png",
      """
      public.image does not conform to public.png
      it is the other way round: public.png conforms to public.image

      """
    ),
    (
      ".docx", ".zip",
      """
      org.openxmlformats.wordprocessingml.document does not conform to public.zip-archive
      it is stored as public.zip-archive, which is not conformance

      """
    ),
    ("public.png", "public.movie", "public.png does not conform to public.movie\n"),
  ])
  func why(_ type: String, _ other: String, _ output: String) throws {
    #expect(try CommandRun("conforms", "--why", type, other).output == output)
  }

  @Test func unknownTypesAreMisuse() throws {
    let run = try CommandRun("conforms", "com.example.unknown", "public.data")
    #expect(run.messages == "typeinfo: com.example.unknown: no such type is known\n")
    #expect(run.exitCode == .usage)
  }
}
