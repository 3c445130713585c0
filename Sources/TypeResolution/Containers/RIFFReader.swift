/// Reads the form of a RIFF file: `riff:WAVE`.
///
/// Facts: `riff:` and the form type, trailing spaces left out.
///
/// Limits: 12 bytes are looked at.
///
/// Source: Microsoft and IBM, *Multimedia Programming Interface and Data Specifications 1.0*.
enum RIFFReader: ContentReader {
  static func facts(in content: Content) -> [ContentFact] {
    guard content.has("RIFF", at: 0) || content.has("RIFX", at: 0) || content.has("RF64", at: 0),
      let form = content.text(at: 8, count: 4)
    else { return [] }
    let name = form.trimmingTrailingSpaces
    return [ContentFact("riff:\(name)", detail: "RIFF form \(name) at 8")]
  }
}
