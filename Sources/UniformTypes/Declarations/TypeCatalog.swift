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

  /// The version of the data, for example `2026.11.30`; empty where it has none.
  public var version: String
  /// The categories, in any order.
  public var categories: [Category]
  /// The orders of tags that several types claim.
  public var tagOrders: [TagOrder]
  /// The declarations, in the order in which they are made.
  public var declarations: [TypeDeclaration]

  /// Makes a catalogue of declarations; what is not given is empty.
  public init(
    version: String = "",
    categories: [Category] = [],
    tagOrders: [TagOrder] = [],
    declarations: [TypeDeclaration] = []
  ) {
    self.version = version
    self.categories = categories
    self.tagOrders = tagOrders
    self.declarations = declarations
  }
}
