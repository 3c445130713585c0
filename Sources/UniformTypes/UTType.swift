/// A uniform type: what a piece of data is, by an identifier such as `public.png`.
///
/// A type knows its tags (filename extensions, MIME types and more), the types it conforms to, and how
/// people call it.
///
/// ```swift
/// let type = UTType(filenameExtension: "mov")
/// type?.identifier                      // "com.apple.quicktime-movie"
/// type?.conforms(to: .movie)            // true
/// type?.preferredMIMEType               // "video/quicktime"
/// type?.categoryPath.description        // "Video > Movie > Audiovisual Content > Content > Data"
/// ```
///
/// Types are equal when their identifiers are, without regard to case. A type is a small value that is
/// free to copy and to hand from thread to thread.
///
/// Source: Apple, `UniformTypeIdentifiers`, `UTType`.
public struct UTType: Sendable {
  @usableFromInline
  enum Storage: Sendable {
    /// The type at a place of the default graph.
    case declared(UInt32)
    /// The type at a place of another graph.
    case added(UInt32, GraphStorage)
    /// A type that no declaration describes.
    case undeclared(UndeclaredType)
  }

  @usableFromInline
  let storage: Storage

  @inline(__always)
  init(storage: Storage) {
    self.storage = storage
  }

  /// The declared type of an identifier, in any case, or the dynamic type that it encodes.
  ///
  /// `UTType("public.png")?.preferredMIMEType` is `"image/png"`; `UTType("com.example.unknown")` is
  /// `nil`.
  public init?(_ identifier: String) {
    guard let type = TypeGraph.default.type(identifier) else { return nil }
    self = type
  }

  /// The identifier in its canonical form, which has no upper-case letters: `public.png`.
  public var identifier: String {
    switch storage {
    case .declared(let index): string(.identifier, of: index, in: DefaultGraph.image)
    case .added(let index, let graph): string(.identifier, of: index, in: graph.image)
    case .undeclared(let type): type.identifier
    }
  }

  /// The identifier as its declaration spells it: `com.apple.iWork.Keynote.sffkey`.
  ///
  /// For a type without a declaration it is the ``identifier``.
  public var declaredIdentifier: String {
    declared { string(.declaredIdentifier, of: $0, in: $1) } ?? identifier
  }

  /// Whether the graph has a declaration of the type: `UTType.png.isDeclared` is `true`.
  public var isDeclared: Bool {
    if case .undeclared = storage { false } else { true }
  }

  /// Whether the type was made from a tag that nothing declares, so that its identifier begins with
  /// `dyn.`.
  public var isDynamic: Bool {
    if case .undeclared(let type) = storage { type.kind == .dynamic } else { false }
  }

  /// Whether the identifier begins with `public.`, so that the type is nobody's own.
  ///
  /// `UTType.png.isPublic` is `true`, `UTType.pdf.isPublic` is `false`.
  public var isPublic: Bool {
    !isDynamic && identifier.hasPrefix("public.")
  }

  /// The graph that the type belongs to.
  public var graph: TypeGraph {
    switch storage {
    case .declared: .default
    case .added(_, let storage): TypeGraph(storage: storage)
    case .undeclared(let type): type.graph
    }
  }

  // MARK: Inside

  /// Calls a function with the place and the image of a declared type; `nil` for any other type.
  @inline(__always)
  func declared<Result>(_ body: (UInt32, CatalogImage) -> Result) -> Result? {
    switch storage {
    case .declared(let index): body(index, DefaultGraph.image)
    case .added(let index, let graph): body(index, graph.image)
    case .undeclared: nil
    }
  }

  private func string(
    _ field: ImageLayout.TypeField, of index: UInt32, in image: CatalogImage
  ) -> String {
    image.string(image.field(field, of: index))
  }

  /// The hash of the identifier that every graph gives the type.
  var identifierHash: UInt32 {
    if case .undeclared(let type) = storage { return type.identifierHash }
    return declared { $1.field(.identifierHash, of: $0) } ?? 0
  }
}

extension UTType: Hashable {
  /// Whether two types have the same identifier, whichever graph they come from.
  public static func == (left: UTType, right: UTType) -> Bool {
    switch (left.storage, right.storage) {
    case (.declared(let left), .declared(let right)): left == right
    case (.added(let left, let graph), .added(let right, let other)) where graph === other:
      left == right
    default: left.identifierHash == right.identifierHash && left.identifier == right.identifier
    }
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifierHash)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier: `"\(UTType.png)"` is `public.png`.
  public var description: String { identifier }

  /// The identifier and whether the type is dynamic and declared:
  /// `public.png (not dynamic, declared)`.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), "
      + "\(isDeclared ? "declared" : "not declared"))"
  }
}

extension UTType: Codable {
  /// Reads an identifier from a single string.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where the identifier is neither declared nor dynamic.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(identifier)' is not a known uniform type identifier")
    }
    self = type
  }

  /// Writes the identifier as a single string: `UTType.png` is `"public.png"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
