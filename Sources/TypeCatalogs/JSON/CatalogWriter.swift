public import UniformTypes

/// Writes catalogue files so that the same rows always give the same bytes and a change reads well.
///
/// Keys stand in a fixed order, one to a line, with a list on one line; what is empty is left out.
///
/// ```swift
/// var row = CatalogRow(identifier: "com.example.score")
/// row.extensions = ["score"]
/// CatalogWriter.json(of: CatalogFile(types: [row]))
/// // {
/// //   "types": [
/// //     {
/// //       "identifier": "com.example.score",
/// //       "extensions": ["score"]
/// //     }
/// //   ]
/// // }
/// ```
///
/// Reading what was written gives the same rows.
public enum CatalogWriter {
  /// The text of a family file or a file of additions, with a line break at its end.
  public static func json(of file: CatalogFile) -> String {
    var members: [(key: String, value: String)] = []
    if let family = file.family { members.append(("family", quoted(family))) }
    if !file.categories.isEmpty {
      members.append(("categories", block(file.categories.map(line), indent: 2)))
    }
    if !file.tagOrders.isEmpty {
      members.append(
        ("tagOrders", block(file.tagOrders.map { object(of: $0, indent: 4) }, indent: 2)))
    }
    members.append(("types", block(file.types.map { object(of: $0, indent: 4) }, indent: 2)))
    return object(members, indent: 0) + "\n"
  }

  /// The text of `Categories.json`.
  public static func json(of categories: [TypeCatalog.Category]) -> String {
    block(categories.map(line), indent: 0) + "\n"
  }

  /// The text of `TagOrders.json`.
  public static func json(of tagOrders: [TypeCatalog.TagOrder]) -> String {
    block(tagOrders.map { object(of: $0, indent: 2) }, indent: 0) + "\n"
  }

  /// The text of `Catalog.json`.
  public static func json(of manifest: CatalogManifest) -> String {
    let sources = manifest.sources.sorted { $0.key < $1.key }.map { name, source in
      let members = [
        ("title", quoted(source.title)),
        ("licence", quoted(source.licence)),
        ("address", quoted(source.address)),
      ]
      return (name, object(members, indent: 4))
    }
    return object(
      [("version", quoted(manifest.version)), ("sources", object(sources, indent: 2))], indent: 0)
      + "\n"
  }

  private static func object(of row: CatalogRow, indent: Int) -> String {
    var values: [CatalogRow.CodingKeys: String] = [.identifier: quoted(row.identifier)]
    values[.declaredIdentifier] = row.declaredIdentifier.map(quoted)
    values[.description] = row.description.map(quoted)
    values[.category] = row.category.map(quoted)
    for (key, path) in CatalogRow.lists where !row[keyPath: path].isEmpty {
      values[key] = list(row[keyPath: path])
    }
    if !row.tags.isEmpty {
      let members = row.tags.sorted { $0.key < $1.key }.map { ($0.key, list($0.value)) }
      values[.tags] = object(members, indent: indent + 2)
    }
    if row.requiresSignature { values[.requiresSignature] = "true" }
    if row.origin != .exported { values[.origin] = quoted(row.origin.rawValue) }
    values[.order] = row.order.map(String.init)
    values[.version] = row.version.map(String.init)
    values[.referenceURL] = row.referenceURL.map(quoted)
    let members = CatalogRow.CodingKeys.allCases.compactMap { key in
      values[key].map { (key.rawValue, $0) }
    }
    return object(members, indent: indent)
  }

  private static func object(of order: TypeCatalog.TagOrder, indent: Int) -> String {
    let members = [
      ("class", quoted(order.tagClass.rawValue)),
      ("tag", quoted(order.tag)),
      ("identifiers", list(order.identifiers)),
      ("reason", quoted(order.reason)),
    ]
    return object(members, indent: indent)
  }

  private static func line(of category: TypeCatalog.Category) -> String {
    let parent = category.parent.map { ", \"parent\": \(quoted($0))" } ?? ""
    return "{ \"name\": \(quoted(category.name))\(parent) }"
  }

  private static func object(_ members: [(String, String)], indent: Int) -> String {
    guard !members.isEmpty else { return "{}" }
    let margin = String(repeating: " ", count: indent)
    let lines = members.map { "\(margin)  \(quoted($0)): \($1)" }
    return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
  }

  private static func block(_ values: [String], indent: Int) -> String {
    guard !values.isEmpty else { return "[]" }
    let margin = String(repeating: " ", count: indent)
    let lines = values.map { "\(margin)  \($0)" }
    return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
  }

  private static func list(_ values: [String]) -> String {
    "[" + values.map(quoted).joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
