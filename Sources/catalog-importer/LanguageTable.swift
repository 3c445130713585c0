/// GitHub linguist's languages.
struct LanguageTable {
  /// One language.
  struct Language {
    var extensions: [String]
    var interpreters: [String]
    var fileNames: [String]
    var mediaType: String
  }

  var languages: [String: Language] = [:]

  /// Reads `languages.tsv`.
  init(path: String) throws {
    let table = try FactTable(
      path: path, columns: ["language", "extensions", "interpreters", "filenames", "mime"])
    for line in table.lines {
      languages[line["language"]] = Language(
        extensions: line.list("extensions").map { String($0.drop(while: { $0 == "." })) },
        interpreters: line.list("interpreters"),
        fileNames: line.list("filenames", separator: " | "),
        mediaType: line["mime"])
    }
  }
}
