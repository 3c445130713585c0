import TypeCatalogs
import UniformTypes

/// Apple's declared types, in the order in which `CoreTypes.bundle` declares them.
struct AppleTable {
  /// One declared or observed type.
  struct Entry {
    var row: CatalogRow
    /// Whether nobody's declaration was seen, only the type at work on a Mac.
    var isObserved: Bool
    /// Whether the type stands for a model of hardware.
    var hasDeviceModelCode: Bool
  }

  var entries: [Entry]

  /// Reads `apple/utis.tsv`.
  init(path: String) throws {
    let table = try FactTable(
      path: path,
      columns: [
        "identifier", "conformsTo", "extensions", "mimeTypes", "ostypes", "pasteboardTags",
        "description", "declaredAs", "declaredIdentifier", "deviceModelCodes", "referenceURL",
      ])
    entries = table.lines.map(Self.entry)
  }

  private static func entry(_ line: FactTable.Line) -> Entry {
    let declared = line["declaredIdentifier"]
    var row = CatalogRow(identifier: declared.isEmpty ? line["identifier"] : declared)
    row.conformsTo = line.list("conformsTo").map(\.asciiLowercased)
    row.extensions = line.list("extensions").withoutRepeats
    row.mimeTypes = line.list("mimeTypes").withoutRepeats
    row.osTypes = line.list("ostypes", separator: "|").withoutRepeats
    row.pasteboardTypes = line.list("pasteboardTags", separator: "|").withoutRepeats
    row.description = line["description"].isEmpty ? nil : line["description"]
    row.referenceURL = line["referenceURL"].isEmpty ? nil : line["referenceURL"]
    let group = Group(declaredAs: line["declaredAs"])
    row.origin = group == .exported ? .exported : .imported
    row.order = group.rawValue * Self.groupSize + line.number + 1
    row.source = [group.source]
    return Entry(
      row: row, isObserved: group == .observed || group == .community,
      hasDeviceModelCode: !line["deviceModelCodes"].isEmpty)
  }

  /// Room for the rows of one group in the numbers of ``CatalogRow/order``.
  private static let groupSize = 10_000

  /// A tag gives an exported type before an imported one, these before those only observed, and
  /// types that nobody saw on a Mac last.
  ///
  /// The number of the group leads a row's order, the place in the table follows.
  private enum Group: Int {
    case exported = 1
    case imported = 2
    case observed = 3
    case community = 4

    init(declaredAs text: String) {
      self =
        switch text {
        case "exported": .exported
        case "imported": .imported
        case _ where text.hasPrefix("hand-added"): .community
        default: .observed
        }
    }

    var source: String {
      switch self {
      case .exported, .imported: "apple"
      case .observed: "apple-observed"
      case .community: "community"
      }
    }
  }
}

extension [String] {
  /// The strings in their order, each once; some declarations name a tag twice.
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
