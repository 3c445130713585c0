import Testing

@testable import TypeResolution

@Suite("RIFF")
struct RIFFReaderTests {
  static let rows: [(String, [String])] = [
    ("RIFF\0\0\0\0WAVEfmt ", ["riff:WAVE"]), ("RIFX\0\0\0\0AVI ", ["riff:AVI"]),
    ("RF64\0\0\0\0WAVE", ["riff:WAVE"]), ("RIFF\0\0\0\0WAV", []), ("RIFF", []), ("", []),
    ("RIFF\0\0\0\0\u{1}\u{2}\u{3}\u{4}", []), ("riff\0\0\0\0WAVE", []),
  ]

  @Test("forms", arguments: rows)
  func forms(row: (text: String, facts: [String])) throws {
    let content = try Content(BoundedInput(Array(row.text.utf8)), prefixCount: 64)
    #expect(RIFFReader.facts(in: content).map(\.text) == row.facts)
  }
}
