/// A source of the catalogue's facts, and the licence under which they are used.
public struct CatalogSource: Hashable, Sendable {
  /// The source's full name.
  public var title: String
  /// The licence, or why none is needed.
  public var licence: String
  /// Where the source is found.
  public var address: String

  /// Makes a source.
  public init(title: String, licence: String, address: String) {
    self.title = title
    self.licence = licence
    self.address = address
  }
}

extension CatalogSource: Codable {
  enum CodingKeys: String, CodingKey {
    case title
    case licence
    case address
  }

  /// Reads a source; a key that it does not have is an error that names it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    title = try container.decode(String.self, forKey: .title)
    licence = try container.decode(String.self, forKey: .licence)
    address = try container.decode(String.self, forKey: .address)
  }
}
