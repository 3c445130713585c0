internal import UniformTypes

/// A tag order in its JSON form, with the tag class under `class`.
struct TagOrderRow: Codable {
  var tagOrder: TypeCatalog.TagOrder

  enum CodingKeys: String, CodingKey {
    case tagClass = "class"
    case tag
    case identifiers
    case reason
  }

  init(_ tagOrder: TypeCatalog.TagOrder) {
    self.tagOrder = tagOrder
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    tagOrder = TypeCatalog.TagOrder(
      tagClass: UTTagClass(rawValue: try container.decode(String.self, forKey: .tagClass)),
      tag: try container.decode(String.self, forKey: .tag),
      identifiers: try container.decode([String].self, forKey: .identifiers),
      reason: try container.decode(String.self, forKey: .reason))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tagOrder.tagClass.rawValue, forKey: .tagClass)
    try container.encode(tagOrder.tag, forKey: .tag)
    try container.encode(tagOrder.identifiers, forKey: .identifiers)
    try container.encode(tagOrder.reason, forKey: .reason)
  }
}
