/// A tag in the form in which tags are compared.
package struct FoldedTag: Hashable, Comparable {
  package let tagClass: UTTagClass
  package let key: String

  package init(_ tag: String, of tagClass: UTTagClass) {
    self.tagClass = tagClass
    key = FoldedText.canonical(tag, ignoringCase: tagClass.ignoresCase)
  }

  /// Whether one of the declared tags is this one, however it is spelled.
  package func isAmong(_ tags: [UTTagClass: [String]]) -> Bool {
    tags[tagClass]?.contains {
      FoldedText.canonical($0, ignoringCase: tagClass.ignoresCase) == key
    } ?? false
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.tagClass.rawValue, left.key) < (right.tagClass.rawValue, right.key)
  }
}
