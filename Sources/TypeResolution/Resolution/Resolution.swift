public import UniformTypes

/// What a piece of data is, and why.
///
/// ```swift
/// let resolution = try TypeResolver().resolve(path: "holiday.mov")
/// resolution.type.identifier         // "com.apple.quicktime-movie"
/// resolution.confidence              // .certain
/// resolution.evidence.map(\.detail)  // ["extension mov", "video/quicktime"]
/// ```
public struct Resolution: Hashable, Sendable, Codable {
  /// The type; `public.data` where nothing is known, `public.plain-text` where it is only known to be
  /// text.
  public let type: UTType

  /// How sure that is.
  public let confidence: Confidence

  /// What speaks for the type, the most telling first.
  public let evidence: [Evidence]

  /// What speaks for other types and was not believed.
  public let overruled: [Evidence]

  /// Other types that the evidence would allow, the likeliest first.
  public let alternatives: [UTType]

  /// The contradiction between name and content; `nil` where there is none.
  public let mismatch: Mismatch?

  /// The media type to send the data with, without parameters: the type's own, else the nearest known
  /// one: `text/plain` for text, `application/octet-stream` for anything else.
  public let mediaType: String

  /// The character encoding of text as far as it was looked for: `utf-8`; `nil` where it is not text or
  /// not known.
  public let charset: String?

  /// How many bytes of the content were read.
  public let bytesRead: Int

  /// What the rules wanted to see and could not, in words; empty where they saw all.
  public let limitations: [String]
}
