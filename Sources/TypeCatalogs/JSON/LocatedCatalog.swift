public import UniformTypes

/// A catalogue together with the place in its files of each declaration.
///
/// What later finds fault with a declaration by its index can say where it stands:
///
/// ```swift
/// let located = try CatalogReader.read(directory: "Resources")
/// located.places[11].description  // "image.json: row 12 (public.png)"
/// ```
public struct LocatedCatalog: Hashable, Sendable {
  /// The catalogue.
  public var catalog: TypeCatalog
  /// The places of `catalog.declarations`, index by index.
  public var places: [CatalogPlace]
  /// The version and sources, where `Catalog.json` was read.
  public var manifest: CatalogManifest?

  /// Makes a catalogue with places.
  ///
  /// - Precondition: There are as many places as declarations.
  public init(catalog: TypeCatalog, places: [CatalogPlace], manifest: CatalogManifest? = nil) {
    precondition(catalog.declarations.count == places.count)
    self.catalog = catalog
    self.places = places
    self.manifest = manifest
  }
}

extension LocatedCatalog {
  /// The catalogue with its declarations by their `order`, those without one last and as they stand.
  func sortedByOrder() -> LocatedCatalog {
    let indexes = catalog.declarations.indices.sorted {
      (catalog.declarations[$0].order ?? .max, $0) < (catalog.declarations[$1].order ?? .max, $1)
    }
    var sorted = self
    sorted.catalog.declarations = indexes.map { catalog.declarations[$0] }
    sorted.places = indexes.map { places[$0] }
    return sorted
  }
}
