/// What libmagic is asked about some bytes.
///
/// Each question needs flags of its own, so a cookie is set for one at a time.
enum MagicQuestion: Equatable, Sendable {
  /// The MIME type and the encoding.
  case mimeType

  /// The description in words.
  case words
}
