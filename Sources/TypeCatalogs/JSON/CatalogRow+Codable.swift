internal import UniformTypes

extension CatalogRow: Codable {
  /// The keys of a row, in the order in which they are written.
  enum CodingKeys: String, CodingKey, CaseIterable {
    case identifier
    case declaredIdentifier
    case description
    case category
    case conformsTo
    case extensions
    case caseSensitiveExtensions
    case fileNames
    case fileNamePatterns
    case mimeTypes
    case mimeAliases
    case osTypes
    case pasteboardTypes
    case interpreters
    case storedAs
    case signatures
    case requiresSignature
    case contentFacts
    case pronom
    case linguist
    case tags
    case origin
    case order
    case version
    case referenceURL
    case source
  }

  /// Reads a row; a key that no row has is an error that names it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    self.init(identifier: "")
    identifier = try container.decode(String.self, forKey: .identifier)
    declaredIdentifier = try container.decodeIfPresent(String.self, forKey: .declaredIdentifier)
    description = try container.decodeIfPresent(String.self, forKey: .description)
    category = try container.decodeIfPresent(String.self, forKey: .category)
    for (key, list) in Self.lists {
      self[keyPath: list] = try container.decodeIfPresent([String].self, forKey: key) ?? []
    }
    tags = try container.decodeIfPresent([String: [String]].self, forKey: .tags) ?? [:]
    origin =
      try container.decodeIfPresent(TypeDeclaration.Origin.self, forKey: .origin) ?? .exported
    order = try container.decodeIfPresent(Int.self, forKey: .order)
    version = try container.decodeIfPresent(Int.self, forKey: .version)
    requiresSignature =
      try container.decodeIfPresent(Bool.self, forKey: .requiresSignature) ?? false
    referenceURL = try container.decodeIfPresent(String.self, forKey: .referenceURL)
    if let fault = spellingFault(in: container) { throw fault }
  }

  /// Writes the row, leaving out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identifier, forKey: .identifier)
    try container.encodeIfPresent(declaredIdentifier, forKey: .declaredIdentifier)
    try container.encodeIfPresent(description, forKey: .description)
    try container.encodeIfPresent(category, forKey: .category)
    for (key, list) in Self.lists where !self[keyPath: list].isEmpty {
      try container.encode(self[keyPath: list], forKey: key)
    }
    if !tags.isEmpty { try container.encode(tags, forKey: .tags) }
    if origin != .exported { try container.encode(origin, forKey: .origin) }
    try container.encodeIfPresent(order, forKey: .order)
    try container.encodeIfPresent(version, forKey: .version)
    if requiresSignature { try container.encode(true, forKey: .requiresSignature) }
    try container.encodeIfPresent(referenceURL, forKey: .referenceURL)
  }

  /// The keys that hold a list of strings.
  static var lists: [(key: CodingKeys, list: WritableKeyPath<Self, [String]>)] {
    [
      (.conformsTo, \.conformsTo),
      (.extensions, \.extensions),
      (.caseSensitiveExtensions, \.caseSensitiveExtensions),
      (.fileNames, \.fileNames),
      (.fileNamePatterns, \.fileNamePatterns),
      (.mimeTypes, \.mimeTypes),
      (.mimeAliases, \.mimeAliases),
      (.osTypes, \.osTypes),
      (.pasteboardTypes, \.pasteboardTypes),
      (.interpreters, \.interpreters),
      (.storedAs, \.storedAs),
      (.signatures, \.signatures),
      (.contentFacts, \.contentFacts),
      (.pronom, \.pronom),
      (.linguist, \.linguist),
      (.source, \.source),
    ]
  }

  /// What is wrong with the spelling of identifiers and tag classes, `nil` where nothing is.
  private func spellingFault(
    in container: KeyedDecodingContainer<CodingKeys>
  ) -> DecodingError? {
    func fault(_ key: CodingKeys, _ text: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: text)
    }
    if identifier != identifier.asciiLowercased {
      return fault(.identifier, "expected lower case; declaredIdentifier keeps the other spelling")
    }
    if let declaredIdentifier, declaredIdentifier.asciiLowercased != identifier {
      return fault(.declaredIdentifier, "expected the identifier in another case")
    }
    for (key, list) in [(CodingKeys.conformsTo, conformsTo), (.storedAs, storedAs)] {
      for other in list where other != other.asciiLowercased {
        return fault(key, "expected lower case, found \"\(other)\"")
      }
    }
    for line in signatures where TypeSignature(line) == nil {
      return fault(.signatures, "\"\(line)\" is no signature")
    }
    if requiresSignature && signatures.isEmpty {
      return fault(.requiresSignature, "there is no signature to require")
    }
    for (tagClass, _) in Self.tagLists where tags[tagClass.rawValue] != nil {
      return fault(.tags, "the class \"\(tagClass)\" has a key of its own")
    }
    return nil
  }
}
