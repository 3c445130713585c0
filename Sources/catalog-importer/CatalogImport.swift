import TypeCatalogs

/// Rows as they grow from the sources and the decisions, one step at a time.
///
/// A step fails on a decision that fits no row, so that decisions cannot go stale.
struct CatalogImport {
  private(set) var rows: [CatalogRow] = []
  /// What is worth telling at the end, a line each.
  private(set) var notes: [String] = []

  private var indices: [String: Int] = [:]
  private var observed: Set<String> = []

  // MARK: - Apple's table

  /// Takes in Apple's types save for those dropped.
  mutating func add(_ table: AppleTable, dropping decisions: [Decisions.Dropped]) throws {
    let parents = Dictionary(
      table.entries.map { ($0.row.identifier, $0.row.conformsTo) }, uniquingKeysWith: { $1 })
    var drops: [String: String] = [:]
    for decision in decisions {
      let exceptions = Set(decision.except ?? [])
      for identifier in decision.identifiers ?? [] where parents[identifier] == nil {
        throw ImportError("dropped.json: no type \(identifier)")
      }
      for entry in table.entries where !exceptions.contains(entry.row.identifier) {
        let identifier = entry.row.identifier
        let roots = Set(decision.descendantsOf ?? [])
        if decision.identifiers?.contains(identifier) == true
          || decision.deviceModels == true && entry.hasDeviceModelCode
          || !ancestors(of: identifier, parents).isDisjoint(with: roots)
          || roots.contains(identifier)
        {
          drops[identifier] = drops[identifier] ?? decision.reason
        }
      }
    }
    for entry in table.entries where drops[entry.row.identifier] == nil {
      try append(entry.row)
      if entry.isObserved { observed.insert(entry.row.identifier) }
    }
    for (reason, dropped) in Dictionary(grouping: drops, by: \.value).sorted(by: { $0.key < $1.key }
    ) {
      notes.append("dropped \(dropped.count): \(reason)")
    }
  }

  /// Puts decisions in the place of what the table says.
  mutating func apply(_ overrides: [Decisions.Override]) throws {
    for override in overrides {
      for identifier in override.identifiers {
        let index = try index(of: identifier, in: "overrides.json")
        if let conformsTo = override.conformsTo { rows[index].conformsTo = conformsTo }
        if let mimeTypes = override.mimeTypes { rows[index].mimeTypes = mimeTypes }
        addSource("uniform-types", to: index)
      }
    }
    for row in rows where observed.contains(row.identifier) && row.conformsTo.isEmpty {
      throw ImportError("\(row.identifier) was observed without parents: overrides.json decides")
    }
  }

  /// Adds rows of the project's own.
  mutating func add(_ added: [CatalogRow]) throws {
    for row in added {
      try append(row)
    }
  }

  // MARK: - Words

  /// Gives descriptions to rows that have none, or only an observed one that says too little.
  mutating func describe(_ descriptions: [String: String]) throws {
    for (identifier, words) in descriptions {
      let index = try index(of: identifier, in: "descriptions.json")
      guard rows[index].description == nil || observed.contains(identifier) else {
        throw ImportError("descriptions.json: \(identifier) has a description of its own")
      }
      rows[index].description = words
    }
    for row in rows where row.description == nil {
      throw ImportError("\(row.identifier) has no description")
    }
  }

  /// Gives rows their categories.
  mutating func categorize(_ categories: [String: [String]]) throws {
    for (category, identifiers) in categories {
      for identifier in identifiers {
        let index = try index(of: identifier, in: "categories.json")
        if let other = rows[index].category {
          throw ImportError("categories.json: \(identifier) is both \(other) and \(category)")
        }
        rows[index].category = category
      }
    }
  }

  /// Says what formats are stored in.
  mutating func store(_ decisions: [Decisions.Storage]) throws {
    for decision in decisions {
      for format in decision.storedAs {
        _ = try index(of: format, in: "stored-as.json")
      }
      var identifiers = decision.types ?? []
      for root in decision.descendantsOf ?? [] {
        _ = try index(of: root, in: "stored-as.json")
        identifiers.append(root)
        identifiers += rows.map(\.identifier).filter { ancestors(of: $0).contains(root) }
      }
      for identifier in identifiers {
        let index = try index(of: identifier, in: "stored-as.json")
        rows[index].storedAs = decision.storedAs
        addSource("uniform-types", to: index)
      }
    }
  }

  // MARK: - Languages

  /// Gives languages their names in linguist, their interpreters and their files' names.
  ///
  /// What one decision names itself no other row takes from the table.
  mutating func add(_ table: LanguageTable, _ decisions: [Decisions.Language]) throws {
    var interpreters = Set(decisions.flatMap { $0.interpreters ?? [] })
    var fileNames = Set(decisions.flatMap { $0.fileNames ?? [] })
    for decision in decisions {
      let index = try index(of: decision.identifier, in: "languages.json")
      rows[index].linguist = decision.linguist
      rows[index].interpreters = decision.interpreters ?? []
      rows[index].fileNames = decision.fileNames ?? []
      for name in decision.linguist {
        guard let language = table.languages[name] else {
          throw ImportError("languages.json: linguist has no language \(name)")
        }
        for interpreter in language.interpreters where interpreters.insert(interpreter).inserted {
          rows[index].interpreters.append(interpreter)
        }
        for fileName in language.fileNames where fileNames.insert(fileName).inserted {
          rows[index].fileNames.append(fileName)
        }
      }
      addSource(decision.linguist.isEmpty ? "uniform-types" : "linguist", to: index)
    }
  }

  // MARK: - Media types

  /// Gives media types to types that were observed without their declaration.
  mutating func addMIMETypes(
    _ decisions: Decisions.MediaTypes, tables: [String: MediaTypeTable]
  ) throws {
    for (source, types) in decisions.sorted(by: { $0.key < $1.key }) {
      for (identifier, mimeTypes) in types.sorted(by: { $0.key < $1.key }) {
        let index = try index(of: identifier, in: "mime-types.json")
        guard observed.contains(identifier), rows[index].mimeTypes.isEmpty else {
          throw ImportError("mime-types.json: \(identifier) is declared without \(mimeTypes)")
        }
        try check(mimeTypes, of: rows[index], source, tables)
        rows[index].mimeTypes = mimeTypes
        addSource(source, to: index)
      }
    }
  }

  /// Gives rows the media types that name them on input only.
  mutating func addMIMEAliases(
    _ decisions: Decisions.MediaTypes, tables: [String: MediaTypeTable]
  ) throws {
    for (source, types) in decisions.sorted(by: { $0.key < $1.key }) {
      for (identifier, aliases) in types.sorted(by: { $0.key < $1.key }) {
        let index = try index(of: identifier, in: "mime-aliases.json")
        try check(aliases, of: rows[index], source, tables)
        for alias in aliases {
          if let owner = owner(of: alias) {
            throw ImportError("mime-aliases.json: \(alias) of \(identifier) is \(owner)'s")
          }
          rows[index].mimeAliases.append(alias)
        }
        addSource(source, to: index)
      }
    }
  }

  /// Gives the other names of a media type to the row that has one of them.
  ///
  /// Where two rows have names of one group, the first by order takes the rest.
  mutating func addMIMEAliases(from table: MediaTypeTable, source: String) {
    for group in table.groups {
      let owners = group.compactMap { owner(of: $0, withAliases: false) }
      guard let owner = owners.first, let index = indices[owner] else { continue }
      let others = group.filter { self.owner(of: $0) == nil }
      if others.isEmpty { continue }
      if Set(owners).count > 1 {
        notes.append("\(others) could be of \(owners): went to \(owner)")
      }
      rows[index].mimeAliases += others
      addSource(source, to: index)
    }
  }

  /// A media type of a table must be that of one of the row's extensions there.
  private func check(
    _ mimeTypes: [String], of row: CatalogRow, _ source: String, _ tables: [String: MediaTypeTable]
  ) throws {
    guard let table = tables[source] else { return }
    let known = row.extensions.reduce(into: Set<String>()) {
      $0.formUnion(table.mediaTypes[$1.lowercased()] ?? [])
    }
    for mimeType in mimeTypes where !known.contains(mimeType.lowercased()) {
      throw ImportError("\(source) does not give \(mimeType) to \(row.identifier)")
    }
  }

  /// The row that has a media type, the first by order where several have it.
  private func owner(of mimeType: String, withAliases: Bool = true) -> String? {
    let name = mimeType.lowercased()
    let owners = rows.filter { row in
      (row.mimeTypes + (withAliases ? row.mimeAliases : [])).contains { $0.lowercased() == name }
    }
    return owners.min { $0.order ?? .max < $1.order ?? .max }?.identifier
  }

  // MARK: - Families

  /// Sorts the rows into family files.
  ///
  /// A family has the rows that it names, then those that descend from a type that it names; the
  /// first family that has a row keeps it.
  func files(_ families: [Decisions.Family]) throws -> [CatalogFile] {
    var remaining = rows
    var members: [String: [CatalogRow]] = [:]
    for family in families {
      let named = Set(family.types)
      for identifier in family.types + family.descendantsOf {
        _ = try index(of: identifier, in: "families.json")
      }
      members[family.family] = remaining.filter { named.contains($0.identifier) }
      remaining.removeAll { named.contains($0.identifier) }
    }
    for family in families {
      let roots = Set(family.descendantsOf)
      let isMember = { (row: CatalogRow) in
        roots.contains(row.identifier) || !ancestors(of: row.identifier).isDisjoint(with: roots)
      }
      members[family.family, default: []] += remaining.filter(isMember)
      remaining.removeAll(where: isMember)
    }
    if !remaining.isEmpty {
      throw ImportError("no family has \(remaining.map(\.identifier).joined(separator: " "))")
    }
    return families.map { family in
      let types = (members[family.family] ?? []).sorted {
        ($0.order ?? .max, $0.identifier) < ($1.order ?? .max, $1.identifier)
      }
      return CatalogFile(family: family.family, types: types)
    }
  }

  // MARK: - Rows

  private mutating func append(_ row: CatalogRow) throws {
    guard indices.updateValue(rows.count, forKey: row.identifier) == nil else {
      throw ImportError("\(row.identifier) is there twice")
    }
    rows.append(row)
  }

  private func index(of identifier: String, in file: String) throws -> Int {
    guard let index = indices[identifier] else {
      throw ImportError("\(file): no row \(identifier)")
    }
    return index
  }

  private mutating func addSource(_ source: String, to index: Int) {
    if !rows[index].source.contains(source) { rows[index].source.append(source) }
  }

  private func ancestors(of identifier: String) -> Set<String> {
    ancestors(of: identifier) { name in indices[name].map { rows[$0].conformsTo } }
  }

  private func ancestors(of identifier: String, _ parents: [String: [String]]) -> Set<String> {
    ancestors(of: identifier) { parents[$0] }
  }

  private func ancestors(
    of identifier: String, parents: (String) -> [String]?
  ) -> Set<String> {
    var result: Set<String> = []
    var open = parents(identifier) ?? []
    while let next = open.popLast() {
      if result.insert(next).inserted { open += parents(next) ?? [] }
    }
    return result
  }
}
