internal import UniformTypes

/// A category in its JSON form: `{ "name": "Source Code", "parent": "Text" }`.
struct CategoryRow: Codable {
  var category: TypeCatalog.Category

  enum CodingKeys: String, CodingKey {
    case name
    case parent
  }

  init(_ category: TypeCatalog.Category) {
    self.category = category
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    category = TypeCatalog.Category(
      name: try container.decode(String.self, forKey: .name),
      parent: try container.decodeIfPresent(String.self, forKey: .parent))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(category.name, forKey: .name)
    try container.encodeIfPresent(category.parent, forKey: .parent)
  }
}
