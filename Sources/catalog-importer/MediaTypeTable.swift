/// A table of media types with their filename extensions and other names.
struct MediaTypeTable {
  /// The media types of one entry, the canonical one first.
  var groups: [[String]] = []
  /// The media types, in lower case, by extension in lower case.
  var mediaTypes: [String: Set<String>] = [:]

  /// Reads `mime-db.tsv` or `debian-media-types.tsv`.
  init(plainTable path: String) throws {
    let table = try FactTable(path: path, columns: ["mime", "extensions"])
    for line in table.lines {
      groups.append([line["mime"]])
      for name in line.list("extensions") {
        mediaTypes[name.lowercased(), default: []].insert(line["mime"].lowercased())
      }
    }
  }

  /// Reads `tika-types.tsv`.
  init(tikaTable path: String) throws {
    let table = try FactTable(path: path, columns: ["mime", "aliases", "globs"])
    for line in table.lines {
      groups.append([line["mime"]] + line.list("aliases"))
      for glob in line.list("globs") where glob.hasPrefix("*.") {
        mediaTypes[glob.dropFirst(2).lowercased(), default: []].insert(line["mime"].lowercased())
      }
    }
  }
}
