internal import UniformTypes

/// All that is known of a type, for people.
struct TypeReport {
  private static let shownSubtypes = 8

  let type: UTType
  let style: Style

  /// The report.
  var text: String {
    style.subject(VisibleText.escaped(type.declaredIdentifier)) + "\n" + table.text
  }

  private var table: Table {
    var table = Table()
    let tags = type.tags
    table.add("Type", type.localizedDescription, style: style)
    if type.isDynamic {
      table.add("Note", "dynamic: nothing declares it; the identifier holds the tag", style: style)
    }
    table.add("Category", type.categoryPath.description, style: style)
    for (label, tagClass) in Self.tagClasses {
      table.add(label, joined(tags[tagClass]), style: style)
    }
    for tagClass in tags.keys.sorted(by: { $0.rawValue < $1.rawValue })
    where !Self.tagClasses.contains(where: { $0.1 == tagClass }) {
      table.add(VisibleText.escaped(tagClass.rawValue), joined(tags[tagClass]), style: style)
    }
    table.add("Conforms to", ancestors, style: style)
    table.add("Stored as", joined(type.storageFormats.map(\.identifier)), style: style)
    table.add("Kinds", kinds, style: style)
    table.add("Reference", type.referenceAddress.map { VisibleText.escaped($0) }, style: style)
    table.add("Source", joined(type.sources), style: style)
    return table
  }

  private static var tagClasses: [(String, UTTagClass)] {
    [
      ("Extensions", .filenameExtension),
      ("By case", .caseSensitiveExtension),
      ("File names", .fileName),
      ("Patterns", .fileNamePattern),
      ("Media types", .mimeType),
      ("Also called", .mimeTypeAlias),
      ("Interpreters", .interpreter),
      ("Language", .language),
      ("PRONOM", .pronom),
      ("OSType", .osType),
      ("Pasteboard", .pasteboardType),
    ]
  }

  private func joined(_ words: [String]?) -> String? {
    words.map { $0.map { VisibleText.escaped($0) }.joined(separator: ", ") }
  }

  /// The parents, each above its own and less far in; a type that stands above is not repeated.
  private var ancestors: [String] {
    var lines: [String] = []
    var seen: Set<UTType> = []
    func add(_ parents: [UTType], depth: Int) {
      for parent in parents where seen.insert(parent).inserted {
        let indent = String(repeating: "  ", count: depth)
        lines.append(indent + VisibleText.escaped(parent.declaredIdentifier))
        add(parent.directSupertypes, depth: depth + 1)
      }
    }
    add(type.directSupertypes, depth: 0)
    return lines
  }

  private var kinds: String? {
    let subtypes = type.directSubtypes
    guard !subtypes.isEmpty else { return nil }
    let shown = subtypes.prefix(Self.shownSubtypes).map {
      VisibleText.escaped($0.declaredIdentifier)
    }
    let rest = subtypes.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
