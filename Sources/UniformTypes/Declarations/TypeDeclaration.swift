/// What one source says of one uniform type: its identifier, parents, tags and words.
///
/// A declaration is plain data. It becomes a type when a ``TypeGraph`` is made of it.
///
/// ```swift
/// var declaration = TypeDeclaration(identifier: "com.example.score", conformsTo: ["public.data"])
/// declaration.tags[.filenameExtension] = ["score"]
/// let graph = try TypeGraph(adding: TypeCatalog(declarations: [declaration]))
/// graph.type(tag: "score", tagClass: .filenameExtension)?.identifier  // "com.example.score"
/// ```
public struct TypeDeclaration: Hashable, Sendable {
  /// Whether the declarer owns the type or only knows of it.
  ///
  /// Where several types claim one tag, exported declarations come before imported ones.
  /// Source: Apple, `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
  public enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
    /// The declarer owns the type.
    case exported
    /// The declarer knows of a type that somebody else owns.
    case imported
  }

  /// The identifier as declared, for example `public.png`.
  ///
  /// ASCII letters, digits, `-` and `.`, and characters outside ASCII. Compared without case.
  public var identifier: String

  /// A few words for people, for example `PNG image`.
  public var description: String?

  /// The name of the type's category, for example `Ruby Source Code`.
  ///
  /// Either one of ``TypeCatalog/categories`` or a new one under the category that the type would
  /// have without it. `nil` takes the category of the first parent that has one.
  public var category: String?

  /// The identifiers of the direct parents, the most important first.
  public var conformsTo: [String]

  /// The tags by class, the preferred one first.
  public var tags: [UTTagClass: [String]]

  /// The identifiers of the formats in which this one is stored, the outer one first.
  ///
  /// A `.docx` is stored as a zip archive, though it does not conform to one.
  public var storedAs: [String]

  /// The bytes by which data of the type is known, each enough on its own.
  public var signatures: [TypeSignature]

  /// Whether data of the type always begins with one of the ``signatures``.
  public var requiresSignature: Bool

  /// Whether the declarer owns the type.
  public var origin: Origin

  /// The place among all declarations that settles which type a shared tag gives first.
  ///
  /// The lower number first; declarations without one come after all that have one.
  public var order: Int?

  /// The version of the declaration.
  public var version: Int?

  /// An address where the type is described, which nobody checks.
  public var referenceURL: String?

  /// The names of the sources of these facts, for example `apple`.
  public var sources: [String]

  /// Makes a declaration; what is not given is empty.
  public init(
    identifier: String,
    description: String? = nil,
    category: String? = nil,
    conformsTo: [String] = [],
    tags: [UTTagClass: [String]] = [:],
    storedAs: [String] = [],
    signatures: [TypeSignature] = [],
    requiresSignature: Bool = false,
    origin: Origin = .exported,
    order: Int? = nil,
    version: Int? = nil,
    referenceURL: String? = nil,
    sources: [String] = []
  ) {
    self.identifier = identifier
    self.description = description
    self.category = category
    self.conformsTo = conformsTo
    self.tags = tags
    self.storedAs = storedAs
    self.signatures = signatures
    self.requiresSignature = requiresSignature
    self.origin = origin
    self.order = order
    self.version = version
    self.referenceURL = referenceURL
    self.sources = sources
  }
}
