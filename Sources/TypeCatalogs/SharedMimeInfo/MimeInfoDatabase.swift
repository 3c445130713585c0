/// The directories of a MIME database as one: what each media type has, by precedence.
///
/// The first directory has the most precedence. Types, patterns and parents of all directories are
/// taken together; of the same pattern of the same type, and of the same alias, the first directory's
/// stands; `__NOGLOBS__` voids the patterns of a type in the directories behind.
struct MimeInfoDatabase {
  /// What the database says of a media type.
  struct Entry {
    var name: String
    var place: CatalogPlace
    var aliases: [String] = []
    var parents: [String] = []
    var globs: [MimeInfoGlob] = []
  }

  /// How many media types are read; a full desktop has about a thousand.
  static let typeLimit = 20_000

  /// The media types, in the order in which they are met.
  private(set) var entries: [Entry] = []
  private(set) var problems: [CatalogError] = []
  private var indexByName: [String: Int] = [:]
  private var targetByAlias: [String: String] = [:]

  init(_ directories: [MimeInfoFiles]) {
    let directories = directories.map { MimeInfoLines($0) }
    for lines in directories {
      problems += lines.problems
      for type in lines.types { _ = index(of: type.name, lines, "types", type.line) }
    }
    for lines in directories { addAliases(lines) }
    addGlobs(directories)
    for lines in directories { addSubclasses(lines) }
  }

  /// The entry of a media type or of what it is an alias of; `nil` where there is none.
  func index(of name: String) -> Int? {
    let key = name.asciiLowercased
    return indexByName[key] ?? targetByAlias[key].flatMap { indexByName[$0] }
  }

  private mutating func index(
    of name: String, _ lines: MimeInfoLines, _ file: String, _ line: Int
  ) -> Int? {
    if let known = index(of: name) { return known }
    let place = CatalogPlace(file: lines.directory + "/" + file, name: name, line: line)
    guard entries.count < Self.typeLimit else {
      if entries.count == Self.typeLimit, problems.last?.reason != Self.tooMany {
        problems.append(CatalogError(place: place, reason: Self.tooMany))
      }
      return nil
    }
    indexByName[name.asciiLowercased] = entries.count
    entries.append(Entry(name: name, place: place))
    return entries.count - 1
  }

  private static var tooMany: CatalogError.Reason { .tooMany("media types", limit: typeLimit) }

  // MARK: Aliases

  private mutating func addAliases(_ lines: MimeInfoLines) {
    for pair in lines.aliases {
      let alias = pair.first.asciiLowercased
      if targetByAlias[alias] != nil { continue }
      guard indexByName[alias] == nil, alias != pair.second.asciiLowercased else {
        problems.append(
          CatalogError(
            place: CatalogPlace(
              file: lines.directory + "/aliases", name: pair.first, line: pair.line),
            reason: .malformed(expected: "an alias that is no type of its own")))
        continue
      }
      guard let index = index(of: pair.second, lines, "aliases", pair.line) else { continue }
      targetByAlias[alias] = entries[index].name.asciiLowercased
      entries[index].aliases.append(pair.first)
    }
  }

  // MARK: Globs

  private struct GlobKey: Hashable {
    var index: Int
    var pattern: String
  }

  private mutating func addGlobs(_ directories: [MimeInfoLines]) {
    var known: Set<GlobKey> = []
    var voided: Set<Int> = []
    for lines in directories {
      var voidedHere: Set<Int> = []
      for glob in lines.globs {
        guard let index = index(of: glob.mediaType, lines, "globs2", glob.line),
          !voided.contains(index)
        else { continue }
        if glob.pattern == MimeInfoGlob.deleteAll {
          voidedHere.insert(index)
        } else if known.insert(GlobKey(index: index, pattern: glob.pattern)).inserted {
          // A line with the flag is repeated without it, for readers that know of no flags.
          entries[index].globs.append(glob)
        }
      }
      voided.formUnion(voidedHere)
    }
  }

  // MARK: Subclasses

  private mutating func addSubclasses(_ lines: MimeInfoLines) {
    for pair in lines.subclasses {
      guard let index = index(of: pair.first, lines, "subclasses", pair.line) else { continue }
      if !entries[index].parents.contains(pair.second) {
        entries[index].parents.append(pair.second)
      }
    }
  }
}
