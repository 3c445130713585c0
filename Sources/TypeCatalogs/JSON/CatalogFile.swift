public import UniformTypes

/// What one JSON file says: rows, and the categories and tag orders that they need.
///
/// `Resources/Types/image.json` has a family and rows. A file that a program brings needs rows only:
///
/// ```json
/// { "types": [{ "identifier": "com.example.score", "conformsTo": ["public.data"],
///               "extensions": ["score"] }] }
/// ```
public struct CatalogFile: Hashable, Sendable {
  /// The name of the family of types, the same as the file's: `image`.
  public var family: String?
  /// Categories of the human paths over types.
  public var categories: [TypeCatalog.Category]
  /// The orders of tags that several types claim.
  public var tagOrders: [TypeCatalog.TagOrder]
  /// The rows.
  public var types: [CatalogRow]

  /// Makes a file; what is not given is empty.
  public init(
    family: String? = nil,
    categories: [TypeCatalog.Category] = [],
    tagOrders: [TypeCatalog.TagOrder] = [],
    types: [CatalogRow]
  ) {
    self.family = family
    self.categories = categories
    self.tagOrders = tagOrders
    self.types = types
  }
}

extension CatalogFile: Codable {
  enum CodingKeys: String, CodingKey {
    case family
    case categories
    case tagOrders
    case types
  }

  /// Reads a file; a key that it does not have is an error that names it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    family = try container.decodeIfPresent(String.self, forKey: .family)
    categories =
      try container.decodeIfPresent([CategoryRow].self, forKey: .categories)?.map(\.category) ?? []
    tagOrders =
      try container.decodeIfPresent([TagOrderRow].self, forKey: .tagOrders)?.map(\.tagOrder) ?? []
    types = try container.decode([CatalogRow].self, forKey: .types)
  }

  /// Writes the file, leaving out what is empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(family, forKey: .family)
    if !categories.isEmpty {
      try container.encode(categories.map(CategoryRow.init), forKey: .categories)
    }
    if !tagOrders.isEmpty {
      try container.encode(tagOrders.map(TagOrderRow.init), forKey: .tagOrders)
    }
    try container.encode(types, forKey: .types)
  }
}
