/// Declarations together with the categories and tag orders that they need: what a graph is made of.
///
/// ```swift
/// let catalog = TypeCatalog(declarations: [
///   TypeDeclaration(identifier: "com.example.score", conformsTo: ["public.data"])
/// ])
/// let graph = try TypeGraph(adding: catalog)
/// graph.type("com.example.score")?.conforms(to: .data)  // true
/// ```
public struct TypeCatalog: Hashable, Sendable {
  /// A step of the human paths over types: `Source Code`, under `Text`.
  public struct Category: Hashable, Sendable {
    /// The name as people read it, for example `Source Code`.
    public var name: String
    /// The name of the category above, `nil` at the top.
    public var parent: String?

    /// Makes a category under another, or at the top.
    public init(name: String, parent: String? = nil) {
      self.name = name
      self.parent = parent
    }
  }

  /// Which type a tag gives first where several claim it and their own order does not settle it.
  public struct TagOrder: Hashable, Sendable {
    /// The class of the tag.
    public var tagClass: UTTagClass
    /// The tag that several types claim.
    public var tag: String
    /// The identifiers of the claimants, the first choice first.
    public var identifiers: [String]
    /// Why the order is so.
    public var reason: String

    /// Makes an order of the claimants of one tag.
    public init(tagClass: UTTagClass, tag: String, identifiers: [String], reason: String) {
      self.tagClass = tagClass
      self.tag = tag
      self.identifiers = identifiers
      self.reason = reason
    }
  }

  /// Tags for a type that another catalogue declares.
  ///
  /// Nobody can change a declaration that a graph is made of, but a list of filename extensions may
  /// know more of `public.png` than its declaration says. Added tags stand behind the type's own, and
  /// where other types of the graph claim one of them already, those come first.
  ///
  /// ```swift
  /// let addition = TypeCatalog.TagAddition(
  ///   identifier: "public.png", tags: [.filenameExtension: ["apng-still"]])
  /// let graph = try TypeGraph(adding: TypeCatalog(tagAdditions: [addition]))
  /// graph.type(tag: "apng-still", tagClass: .filenameExtension)?.identifier  // "public.png"
  /// ```
  public struct TagAddition: Hashable, Sendable {
    /// The identifier of a type of the graph that is added to.
    public var identifier: String
    /// The tags by class; one that the type has already is passed over.
    public var tags: [UTTagClass: [String]]

    /// Makes an addition of tags to a type.
    public init(identifier: String, tags: [UTTagClass: [String]]) {
      self.identifier = identifier
      self.tags = tags
    }
  }

  /// The version of the data, for example `2026.11.30`; empty where it has none.
  public var version: String
  /// The categories, in any order.
  public var categories: [Category]
  /// The orders of tags that several types claim.
  public var tagOrders: [TagOrder]
  /// The declarations, in the order in which they are made.
  public var declarations: [TypeDeclaration]
  /// Tags for types of the graph that the catalogue is added to; the catalogue of a graph has none,
  /// since they are part of its declarations.
  public var tagAdditions: [TagAddition]

  /// Makes a catalogue of declarations; what is not given is empty.
  public init(
    version: String = "",
    categories: [Category] = [],
    tagOrders: [TagOrder] = [],
    declarations: [TypeDeclaration] = [],
    tagAdditions: [TagAddition] = []
  ) {
    self.version = version
    self.categories = categories
    self.tagOrders = tagOrders
    self.declarations = declarations
    self.tagAdditions = tagAdditions
  }
}
