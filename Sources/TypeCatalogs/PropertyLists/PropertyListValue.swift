/// A value of a property list, as far as type declarations need it.
struct PropertyListValue: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
    /// A date, data or another kind whose value no declaration uses.
    case other(String)
  }

  var kind: Kind
  /// The line of the text where the value begins, from 1; `nil` in the binary form.
  var line: Int?

  /// The kind for people: `a string`.
  var kindName: String {
    switch kind {
    case .string: "a string"
    case .integer: "a whole number"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other(let name): name
    }
  }

  var string: String? {
    if case .string(let value) = kind { value } else { nil }
  }

  var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let value) = kind { value } else { nil }
  }
}

/// What the bytes of a property list may not have.
struct PropertyListFault: Error {
  var offset: Int
  var reason: CatalogError.Reason
}

/// How much of a property list is taken in.
enum PropertyListLimits {
  /// The largest file, in bytes.
  ///
  /// The largest property list of an application on macOS has less than one million.
  static let size = 16 << 20
  /// How deep arrays and dictionaries may lie in one another.
  static let depth = 64
  /// How many values there may be, those that a binary form names several times counted each time.
  static let values = 250_000
  /// How many type declarations are read.
  static let declarations = 10_000
}
