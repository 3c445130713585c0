public import UniformTypes

extension CatalogRow {
  /// Makes the row of a declaration.
  ///
  /// `CatalogRow(declaration).declaration == declaration`, save for lists that are there and empty.
  public init(_ declaration: TypeDeclaration) {
    self.init(identifier: declaration.identifier)
    description = declaration.description
    category = declaration.category
    conformsTo = declaration.conformsTo
    for (tagClass, values) in declaration.tags {
      if let (_, list) = Self.tagLists.first(where: { $0.tagClass == tagClass }) {
        self[keyPath: list] = values
      } else {
        tags[tagClass.rawValue] = values
      }
    }
    storedAs = declaration.storedAs
    signatures = declaration.signatures.map(\.description)
    requiresSignature = declaration.requiresSignature
    origin = declaration.origin
    order = declaration.order
    version = declaration.version
    referenceURL = declaration.referenceURL
    source = declaration.sources
  }

  /// The declaration that the row makes.
  ///
  /// Its identifier is the declared spelling where the row has one.
  public var declaration: TypeDeclaration {
    var declaredTags: [UTTagClass: [String]] = [:]
    for (tagClass, list) in Self.tagLists where !self[keyPath: list].isEmpty {
      declaredTags[tagClass] = self[keyPath: list]
    }
    for (tagClass, values) in tags where !values.isEmpty {
      declaredTags[UTTagClass(rawValue: tagClass)] = values
    }
    return TypeDeclaration(
      identifier: declaredIdentifier ?? identifier,
      description: description,
      category: category,
      conformsTo: conformsTo,
      tags: declaredTags,
      storedAs: storedAs,
      signatures: signatures.compactMap { TypeSignature($0) },
      requiresSignature: requiresSignature,
      origin: origin,
      order: order,
      version: version,
      referenceURL: referenceURL,
      sources: source)
  }

  /// The tag classes that have a list of their own in a row.
  static var tagLists: [(tagClass: UTTagClass, list: WritableKeyPath<Self, [String]>)] {
    [
      (.filenameExtension, \.extensions),
      (.caseSensitiveExtension, \.caseSensitiveExtensions),
      (.fileName, \.fileNames),
      (.fileNamePattern, \.fileNamePatterns),
      (.mimeType, \.mimeTypes),
      (.mimeTypeAlias, \.mimeAliases),
      (.osType, \.osTypes),
      (.pasteboardType, \.pasteboardTypes),
      (.interpreter, \.interpreters),
      (.contentFact, \.contentFacts),
      (.pronom, \.pronom),
      (.language, \.linguist),
    ]
  }
}
