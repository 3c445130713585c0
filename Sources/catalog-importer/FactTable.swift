import Foundation

/// A table of facts in tab-separated columns with a heading line, as the sources' extracts have it.
struct FactTable {
  /// One line of the table.
  struct Line {
    fileprivate var cells: [Substring]
    fileprivate var columns: [String: Int]
    /// The line's number among the lines below the heading, from 0.
    var number: Int

    /// The text of a column, empty where the line has none.
    subscript(column: String) -> String {
      guard let index = columns[column], index < cells.count else { return "" }
      return String(cells[index])
    }

    /// The parts of a column.
    func list(_ column: String, separator: String = " ") -> [String] {
      self[column].components(separatedBy: separator)
        .map { separator == " " ? $0.trimmingCharacters(in: .whitespaces) : $0 }
        .filter { !$0.isEmpty }
    }
  }

  /// The lines below the heading.
  var lines: [Line]

  /// Reads a table; `columns` are those that it must have.
  init(path: String, columns required: [String]) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var rows = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    let heading = rows.popFirst()?.split(separator: "\t", omittingEmptySubsequences: false) ?? []
    var columns: [String: Int] = [:]
    for (index, name) in heading.enumerated() {
      columns[String(name)] = index
    }
    for name in required where columns[name] == nil {
      throw ImportError("\(path): no column \"\(name)\"")
    }
    lines = rows.enumerated().map { number, row in
      Line(
        cells: row.split(separator: "\t", omittingEmptySubsequences: false), columns: columns,
        number: number)
    }
  }
}
