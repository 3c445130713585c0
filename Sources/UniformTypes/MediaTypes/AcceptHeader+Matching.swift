extension AcceptHeader {
  /// How much the client likes a media type.
  ///
  /// The most specific range that the type is in decides; of several as specific, the one with the
  /// greatest weight. Zero where no range has the type, or the one that decides has the weight 0.
  /// A header without members gives 1.
  ///
  /// Source: RFC 9110, section 12.5.1
  public func quality(of mediaType: MediaType) -> Quality {
    guard !members.isEmpty else { return .one }
    let deciding = members.lazy
      .filter { $0.range.matches(mediaType) }
      .max { ($0.range.specificity, $0.quality) < ($1.range.specificity, $1.quality) }
    return deciding?.quality ?? .zero
  }

  /// The media types that the client takes, the best liked first.
  ///
  /// Of those that are liked as much, the one that is given first stays first, so that the server's
  /// order decides. Types with the quality 0 are left out.
  ///
  /// ```swift
  /// AcceptHeader("image/webp, image/*;q=0.8, */*;q=0").ranked(among: [png, webp, html])
  /// // [(image/webp, 1), (image/png, 0.8)]
  /// ```
  ///
  /// Time grows with the number of members times the number of types.
  public func ranked(
    among mediaTypes: [MediaType]
  ) -> [(mediaType: MediaType, quality: Quality)] {
    mediaTypes.enumerated()
      .map { (place: $0.offset, mediaType: $0.element, quality: quality(of: $0.element)) }
      .filter { $0.quality > .zero }
      .sorted { ($1.quality, $0.place) < ($0.quality, $1.place) }
      .map { (mediaType: $0.mediaType, quality: $0.quality) }
  }

  /// The media type that the client likes best, `nil` where it takes none of them.
  ///
  /// The first of ``ranked(among:)``. A server that gets `nil` answers 406, or as if there were no
  /// header.
  public func preferred(among mediaTypes: [MediaType]) -> MediaType? {
    ranked(among: mediaTypes).first?.mediaType
  }
}
