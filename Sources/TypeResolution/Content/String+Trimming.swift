extension String {
  /// The text without the spaces at its end, as formats fill up names of a fixed length.
  var trimmingTrailingSpaces: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
