import TypeCatalogs

/// What the project decides where the sources are silent, wrong or at odds: `Resources/Import`.
struct Decisions {
  /// Which types of Apple's table have no row.
  struct Dropped: Decodable {
    var identifiers: [String]?
    var descendantsOf: [String]?
    var deviceModels: Bool?
    var except: [String]?
    var reason: String
  }

  /// What is put in the place of what the table says.
  struct Override: Decodable {
    var identifiers: [String]
    var conformsTo: [String]?
    var mimeTypes: [String]?
    var reason: String
  }

  /// What formats are stored in.
  struct Storage: Decodable {
    var storedAs: [String]
    var types: [String]?
    var descendantsOf: [String]?
    var reason: String
  }

  /// Which languages of linguist a type is, and what of them belongs to another type.
  struct Language: Decodable {
    var identifier: String
    var linguist: [String]
    var interpreters: [String]?
    var fileNames: [String]?
  }

  /// Media types by source, then by identifier.
  typealias MediaTypes = [String: [String: [String]]]

  /// What rows a family file has.
  struct Family: Decodable {
    var family: String
    var title: String
    var types: [String]
    var descendantsOf: [String]
  }

  var dropped: [Dropped]
  var overrides: [Override]
  var added: [CatalogRow]
  var descriptions: [String: String]
  var categories: [String: [String]]
  var storage: [Storage]
  var languages: [Language]
  var mimeTypes: MediaTypes
  var mimeAliases: MediaTypes
  var families: [Family]

  /// Reads the folder.
  init(directory: String) throws(CatalogError) {
    func read<Value: Decodable>(_ name: String) throws(CatalogError) -> Value {
      try CatalogReader.decode(CatalogReader.bytes(path: directory + "/" + name), name)
    }
    dropped = try read("dropped.json")
    overrides = try read("overrides.json")
    added = try CatalogReader.file(
      CatalogReader.bytes(path: directory + "/added.json"), named: "added.json"
    ).file.types
    descriptions = try read("descriptions.json")
    categories = try read("categories.json")
    storage = try read("stored-as.json")
    languages = try read("languages.json")
    mimeTypes = try read("mime-types.json")
    mimeAliases = try read("mime-aliases.json")
    families = try read("families.json")
  }
}
