/// A tag in the form in which tags are compared.
struct FoldedTag: Hashable, Comparable {
  let tagClass: UTTagClass
  let key: String

  init(_ tag: String, of tagClass: UTTagClass) {
    self.tagClass = tagClass
    key = FoldedText.canonical(tag, ignoringCase: tagClass.ignoresCase)
  }

  /// Whether one of the declared tags is this one, however it is spelled.
  func isAmong(_ tags: [UTTagClass: [String]]) -> Bool {
    tags[tagClass]?.contains {
      FoldedText.canonical($0, ignoringCase: tagClass.ignoresCase) == key
    } ?? false
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.tagClass.rawValue, left.key) < (right.tagClass.rawValue, right.key)
  }
}
