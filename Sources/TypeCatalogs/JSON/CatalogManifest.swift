/// What `Catalog.json` says of the whole catalogue: its version and its sources.
public struct CatalogManifest: Hashable, Sendable {
  /// The version of the data, for example `2026.11.30`.
  public var version: String
  /// The sources by the name that rows call them by.
  public var sources: [String: CatalogSource]

  /// Makes a manifest.
  public init(version: String, sources: [String: CatalogSource]) {
    self.version = version
    self.sources = sources
  }
}

extension CatalogManifest: Codable {
  enum CodingKeys: String, CodingKey {
    case version
    case sources
  }

  /// Reads a manifest; a key that it does not have is an error that names it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    version = try container.decode(String.self, forKey: .version)
    sources = try container.decode([String: CatalogSource].self, forKey: .sources)
  }
}
