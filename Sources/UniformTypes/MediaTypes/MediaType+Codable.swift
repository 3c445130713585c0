extension MediaType: Codable {
  /// Reads a media type from a single string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the reason where the string is no media type.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do {
      self = try Self.parse(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "No media type: \(error)")
    }
  }

  /// Writes the media type as a single string, its ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
