extension UTType {
  /// The type that a media type names, forgivingly: parameters may be there, aliases are understood,
  /// and an unknown one gives a dynamic type below the parent that its form tells.
  ///
  /// ```swift
  /// UTType(mediaType: "text/html; charset=utf-8")?.identifier        // "public.html"
  /// UTType(mediaType: "audio/x-wav")?.identifier                     // "com.microsoft.waveform-audio"
  /// UTType(mediaType: "application/vnd.x+json")?.conforms(to: .json) // true
  /// UTType(mediaType: "image")                                       // nil
  /// ```
  ///
  /// `nil` means only that the text is no media type. ``init(mimeType:conformingTo:)`` keeps Apple's
  /// literal rule instead.
  public init?(mediaType: String) {
    guard let mediaType = MediaType(mediaType) else { return nil }
    self = TypeGraph.default.type(mediaType: mediaType)
  }

  /// The type that a media type names: ``TypeGraph/type(mediaType:)`` of the default graph.
  public init(mediaType: MediaType) {
    self = TypeGraph.default.type(mediaType: mediaType)
  }
}

extension TypeGraph {
  /// The type that a media type names, forgivingly.
  ///
  /// Tried in turn: the media type with its parameters as a tag, its essence as a tag, its essence as
  /// an alias. Where nothing declares any of these, the answer is a dynamic type that carries the
  /// essence and conforms to what its form tells: the type of its structured syntax suffix (`+json`,
  /// `+xml`, `+zip`), else of its top-level type (`text/*` is text, `image/*` an image), else data.
  ///
  /// `graph.type(mediaType: mediaType).conforms(to: .xml)` is `true` for `application/x-mine+xml`.
  public func type(mediaType: MediaType) -> UTType {
    declaredTypes(mediaType: mediaType).first ?? undeclaredType(mediaType: mediaType)
  }

  /// The declared types that a media type names by tag or, where no tag does, by alias, the first
  /// choice first; empty where nothing declares it.
  public func declaredTypes(mediaType: MediaType) -> [UTType] {
    if !mediaType.parameters.isEmpty {
      let whole = declaredTypes(tag: mediaType.description, tagClass: .mimeType)
      if !whole.isEmpty { return whole }
    }
    let named = declaredTypes(tag: mediaType.essence, tagClass: .mimeType)
    if !named.isEmpty { return named }
    return declaredTypes(tag: mediaType.essence, tagClass: .mimeTypeAlias)
  }

  private func undeclaredType(mediaType: MediaType) -> UTType {
    let parent = mediaType.structuredParents.lazy.compactMap {
      declaredTypes(mediaType: $0).first
    }.first
    let supertype = parent ?? topLevelType(of: mediaType)
    return type(tag: mediaType.essence, tagClass: .mimeType, conformingTo: supertype) ?? supertype
  }

  private func topLevelType(of mediaType: MediaType) -> UTType {
    switch mediaType.type {
    case "text": .plainText
    case "image": .image
    case "audio": .audio
    case "video": .movie
    case "font": .font
    case "model": .threeDContent
    default: .data
    }
  }
}
