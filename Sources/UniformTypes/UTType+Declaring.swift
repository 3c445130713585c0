extension UTType {
  /// The type that a program declares as its own.
  ///
  /// Where the default graph has a declaration of the identifier, that is the type, and its declared
  /// parents count. Where it has none, the type is made all the same, since the program vouches for
  /// it: it is neither declared nor dynamic, has no tags, and conforms to the parent that is given, to
  /// `public.data` where none is. A program that also has filename extensions or media types to say
  /// makes a ``TypeGraph`` of its declarations and installs it.
  ///
  /// ```swift
  /// extension UTType {
  ///   static let score = UTType(exportedAs: "com.example.score", conformingTo: .json)
  /// }
  /// UTType.score.conforms(to: .text)                 // true
  /// UTType.score.isDeclared                          // false
  /// UTType(exportedAs: "public.png").isDeclared      // true
  /// ```
  ///
  /// An identifier that is none, for example an empty one, is kept as it is. Apple leaves the result
  /// for an undeclared identifier undefined, and logs it; nothing is logged here.
  ///
  /// Source: Apple, `UTType.init(exportedAs:conformingTo:)`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let graph = parentType?.graph ?? .default
    self =
      graph.type(identifier)
      ?? UTType(naming: identifier, supertypes: [parentType ?? .data], graph: graph)
  }

  /// The type that a program knows of and somebody else declares.
  ///
  /// The answer is as for ``init(exportedAs:conformingTo:)``, with one more rule of Apple's: where the
  /// type's preferred filename extension prefers another type, that one is the answer, so the
  /// identifier may differ from the one that was given. The other type must conform to the given
  /// parent or, where none is given, to `public.data` or `com.apple.package` as the type itself does.
  ///
  /// ```swift
  /// UTType(importedAs: "com.adobe.pdf").identifier         // "com.adobe.pdf"
  /// UTType(importedAs: "public.mpeg-4-audio").identifier   // "public.mpeg-4", which ".mp4" prefers
  /// UTType(importedAs: "public.mpeg-4-audio", conformingTo: .audio).identifier
  ///                                                        // "public.mpeg-4-audio"
  /// UTType(importedAs: "com.example.score").isDeclared     // false
  /// ```
  ///
  /// Source: Apple, `UTType.init(importedAs:conformingTo:)`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    let type = UTType(exportedAs: identifier, conformingTo: parentType)
    let supertype = parentType ?? [.data, .package].first(where: type.conforms(to:))
    let preferred = type.preferredFilenameExtension.flatMap {
      type.graph.firstDeclaredType(
        tag: $0, tagClass: .filenameExtension, conformingTo: supertype)
    }
    self = preferred ?? type
  }

  /// The type of an identifier, one that nothing declares among them where that is allowed.
  ///
  /// A type that nothing declares keeps its identifier, in lower case, and knows nothing more: it is
  /// neither declared nor dynamic, has no tags and conforms to itself alone.
  ///
  /// ```swift
  /// UTType(identifier: "com.example.score", allowUndeclared: false)             // nil
  /// UTType(identifier: "com.example.score", allowUndeclared: true)?.isDeclared  // false
  /// UTType(identifier: "no identifier!", allowUndeclared: true)                 // nil
  /// UTType(identifier: "public.png", allowUndeclared: true) == .png             // true
  /// ```
  ///
  /// With undeclared types allowed, `nil` means only that the text is no identifier: that it is empty,
  /// longer than 1,024 bytes, has a character that no identifier may have, or begins with `dyn.`,
  /// which is kept for dynamic types, and is none. Without, the answer is that of ``init(_:)``.
  ///
  /// Source: Apple, `UTType.init(identifier:allowUndeclared:)`, macOS 27.
  public init?(identifier: String, allowUndeclared: Bool) {
    if let known = UTType(identifier) {
      self = known
      return
    }
    guard allowUndeclared, IdentifierSyntax.isWellFormed(identifier),
      !DynamicIdentifier.isReserved(identifier)
    else { return nil }
    self.init(naming: identifier, supertypes: [], graph: .default)
  }

  /// A type that no declaration describes and that a program names.
  private init(naming identifier: String, supertypes: [UTType], graph: TypeGraph) {
    self.init(
      storage: .undeclared(
        UndeclaredType(naming: identifier, supertypes: supertypes, graph: graph)))
  }
}
