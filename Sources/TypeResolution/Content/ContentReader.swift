/// A reader of one family of formats.
///
/// A reader looks at a header first and gives no facts, at once, where the content is not of its family.
/// It states its limits, reads no more than they allow, and neither crashes nor takes longer on any bytes.
protocol ContentReader: SendableMetatype {
  /// What the content shows, the most telling first; empty where it is not of the family.
  static func facts(in content: Content) -> [ContentFact]
}
