/// Something that a look inside the content found, as `kind:value`: `riff:WAVE`.
///
/// Rows of the catalogue name the facts that speak for their types (``UTTagClass/contentFact``), so that
/// readers know formats and the catalogue knows types.
struct ContentFact: Hashable {
  /// The fact, as rows name it: `zip-entry:word/document.xml`.
  let text: String
  /// Whether the fact proves a type on its own.
  let strength: Evidence.Strength
  /// What kind of evidence it is.
  let kind: Evidence.Kind
  /// Where it was found, for people: `RIFF form WAVE at 8`.
  let detail: String

  init(
    _ text: String, _ strength: Evidence.Strength = .strong, kind: Evidence.Kind = .container,
    detail: String
  ) {
    self.text = text
    self.strength = strength
    self.kind = kind
    self.detail = detail
  }
}
