internal import UniformTypes

/// How a person names a type: an identifier, a media type or a filename extension.
struct TypeQuery {
  /// What the text is.
  enum Kind {
    case identifier
    case mediaType
    case filenameExtension
  }

  /// The text as it was given.
  let text: String
  /// What the text is.
  let kind: Kind

  /// Makes a query; where its kind is not said it is seen from its form.
  ///
  /// A leading period makes an extension, a slash a media type, and anything else is an identifier.
  init(_ text: String, kind: Kind? = nil) {
    self.text = text
    if let kind {
      self.kind = kind
    } else if text.hasPrefix(".") {
      self.kind = .filenameExtension
    } else {
      self.kind = text.contains("/") ? .mediaType : .identifier
    }
  }

  /// The types that the text names, the first choice first.
  ///
  /// Where nothing declares an extension or media type it is one dynamic type; an unknown identifier
  /// gives none.
  func types(in graph: TypeGraph) -> [UTType] {
    let declared = declaredTypes(in: graph)
    if !declared.isEmpty { return declared }
    let data = graph.type(UTType.data.identifier)
    switch kind {
    case .identifier:
      return []
    case .filenameExtension:
      return graph.types(tag: tag, tagClass: .filenameExtension, conformingTo: data)
    case .mediaType:
      guard let essence = try? MediaType.parse(text).essence, !isPronomForm else { return [] }
      return graph.types(tag: essence, tagClass: .mimeType, conformingTo: data)
    }
  }

  /// The types that are declared under the text.
  private func declaredTypes(in graph: TypeGraph) -> [UTType] {
    switch kind {
    case .identifier:
      return graph.type(text).map { [$0] } ?? []
    case .filenameExtension:
      return declaredTypes(of: tag, classes: [.caseSensitiveExtension, .filenameExtension], graph)
    case .mediaType:
      let literal = declaredTypes(of: text, classes: [.mimeType, .mimeTypeAlias, .pronom], graph)
      guard literal.isEmpty, let essence = try? MediaType.parse(text).essence else {
        return literal
      }
      return declaredTypes(of: essence, classes: [.mimeType, .mimeTypeAlias], graph)
    }
  }

  /// The types of the first class that knows the tag, but both of the two classes of extensions.
  private func declaredTypes(
    of tag: String, classes: [UTTagClass], _ graph: TypeGraph
  ) -> [UTType] {
    var found: [UTType] = []
    for tagClass in classes {
      let types = graph.declaredTypes(tag: tag, tagClass: tagClass)
      found += types.filter { !found.contains($0) }
      if kind == .mediaType, !found.isEmpty { return found }
    }
    return found
  }

  private var tag: String {
    kind == .filenameExtension && text.hasPrefix(".") ? String(text.dropFirst()) : text
  }

  /// Whether the text is written like an identifier of PRONOM, which is no media type.
  private var isPronomForm: Bool {
    text.hasPrefix("fmt/") || text.hasPrefix("x-fmt/")
  }
}
