/// The table of results: aligned, and Markdown at the same time.
struct ReportTable {
  private var rows: [[String]] = []
  private let header: [String]

  init(_ header: [String]) {
    self.header = header
  }

  mutating func append(_ row: [String]) {
    rows.append(row)
  }

  var text: String {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        // Numbers stand to the right, words to the left.
        return isNumber(column) ? padding + cell.0 : cell.0 + padding
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      let dashes = String(repeating: "-", count: max(width - 1, 1))
      return isNumber(column) ? dashes + ":" : ":" + dashes
    }
    return ([line(header), "| " + rule.joined(separator: " | ") + " |"] + rows.map(line))
      .joined(separator: "\n")
  }

  private func isNumber(_ column: Int) -> Bool {
    ["ours", "theirs", "ratio", "allocations", "memory"].contains(header[column])
  }
}
