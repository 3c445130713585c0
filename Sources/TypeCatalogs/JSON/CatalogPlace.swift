/// Where in the catalogue's files something stands.
///
/// `image.json: row 12 (public.png)` where it is a row, `image.json: line 3, column 9` where it is a
/// place in the text, `Info.plist: UTExportedTypeDeclarations[2].UTTypeConformsTo, line 40` where keys
/// lead to it.
public struct CatalogPlace: Hashable, Sendable {
  /// The list of a file that an entry belongs to.
  public enum List: String, Hashable, Sendable {
    /// A row of `types`.
    case row
    /// An entry of `categories`.
    case category
    /// An entry of `tagOrders`.
    case tagOrder = "tag order"
  }

  /// The file's name without its folder, or the name that the bytes were given.
  public var file: String
  /// The list in which the entry stands, `nil` outside of every entry.
  public var list: List?
  /// The entry's number in its list, from 1.
  public var number: Int?
  /// The identifier of the row, the name of the category, or the tag of the order.
  public var name: String?
  /// The keys that lead to it, where it stands in a property list:
  /// `UTExportedTypeDeclarations[2].UTTypeConformsTo`, places counted from zero.
  public var path: String?
  /// The line of the text, from 1: where the entry begins, or where the text is malformed.
  public var line: Int?
  /// The column in characters, from 1, where the text is malformed.
  public var column: Int?
  /// The byte, from zero, where the form is a binary one.
  public var offset: Int?

  /// Makes a place; what is not given is not known.
  public init(
    file: String,
    list: List? = nil,
    number: Int? = nil,
    name: String? = nil,
    path: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    offset: Int? = nil
  ) {
    self.file = file
    self.list = list
    self.number = number
    self.name = name
    self.path = path
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension CatalogPlace: CustomStringConvertible {
  /// The place for people.
  ///
  /// `CatalogPlace(file: "image.json", list: .row, number: 12, name: "public.png")` reads
  /// `image.json: row 12 (public.png)`.
  public var description: String {
    let name = name.map { " (\($0))" } ?? ""
    if let list, let number {
      return "\(file): \(list.rawValue) \(number)" + name
    }
    if let path {
      return "\(file): \(path)" + name + (line.map { ", line \($0)" } ?? "")
    }
    if let line {
      return "\(file): line \(line)" + (column.map { ", column \($0)" } ?? "") + name
    }
    if let offset {
      return "\(file): byte \(offset)"
    }
    return file
  }
}
