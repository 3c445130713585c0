/// Lines of a label and a value under each other, the values in one column.
struct Table {
  private static let indent = "  "
  private static let labelWidth = 13
  private var lines: [String] = []

  /// Adds a line; one without a value is left out.
  mutating func add(_ label: String, _ value: String?, style: Style) {
    guard let value, !value.isEmpty else { return }
    add(label, [value], style: style)
  }

  /// Adds a label with a value on each of several lines.
  mutating func add(_ label: String, _ values: [String], style: Style) {
    for (index, value) in values.enumerated() {
      let label = index == 0 ? label : ""
      let gap = String(repeating: " ", count: max(1, Self.labelWidth - label.count))
      lines.append(Self.indent + style.label(label) + gap + value + "\n")
    }
  }

  /// The lines.
  var text: String { lines.joined() }
}
