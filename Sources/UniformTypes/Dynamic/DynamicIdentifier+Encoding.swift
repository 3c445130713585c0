extension DynamicIdentifier {
  /// Makes the identifier of a dynamic type that conforms to types and has tags.
  ///
  /// Tags are put into the form that Apple's systems give them: those of classes that ignore case in
  /// lower case (the letters A to Z only), an OSType cut to four characters, all others as they are.
  ///
  /// ```swift
  /// DynamicIdentifier(conformsTo: [], tags: [.init(tagClass: .filenameExtension, value: "rs")])?
  ///   .encoded  // "dyn.age81e62"
  /// ```
  ///
  /// `nil` where these make no identifier: there is no tag, the identifier of a type or a class is
  /// empty, or the whole is longer than ``maximumLength``.
  public init?(conformsTo: [String], tags: [Tag]) {
    guard !tags.isEmpty, !conformsTo.contains(""),
      !tags.contains(where: \.tagClass.rawValue.isEmpty)
    else { return nil }
    let normalizedTags = tags.map(\.normalized)
    let query = Self.query(conformsTo: conformsTo, tags: normalizedTags)
    let prefix = Self.prefix.utf8
    guard prefix.count + Base32.length(ofByteCount: query.count) <= Self.maximumLength else {
      return nil
    }
    self.init(
      conformsTo: conformsTo,
      tags: normalizedTags,
      encoded: String(decoding: Array(prefix) + Base32.encode(query), as: UTF8.self))
  }

  /// What every dynamic identifier begins with: `dyn.` and the version of the format.
  static var prefix: String { "dyn.a" }

  /// The text inside the base 32: `?0=6:1=rs`.
  private static func query(conformsTo: [String], tags: [Tag]) -> [UInt8] {
    var pairs: [String] = []
    if !conformsTo.isEmpty {
      let values = conformsTo.map {
        Code.code(ofIdentifier: $0) ?? escapedLiteral($0, escaping: valueSpecials)
      }
      pairs.append("\(Code.conformsTo)=\(values.joined(separator: ","))")
    }
    var position = tags.startIndex
    while position < tags.endIndex {
      let tagClass = tags[position].tagClass
      let run = tags[position...].prefix { $0.tagClass == tagClass }
      let key =
        Code.code(ofTagClass: tagClass)
        ?? escapedLiteral(tagClass.rawValue, escaping: keySpecials)
      let values = run.map { escaped($0.filledValue, escaping: valueSpecials) }
      pairs.append("\(key)=\(values.joined(separator: ","))")
      position = run.endIndex
    }
    let query = pairs.joined(separator: ":")
    return Array((pairs.count > 1 ? "?" + query : query).utf8)
  }

  /// The characters that end a value or would be lost in one.
  private static var valueSpecials: String { "\0\\:," }

  /// The characters that end a key, would be lost in one, or stand for something before one.
  private static var keySpecials: String { "\0\\:,=?" }

  /// The text with a backslash before each special character.
  private static func escaped(_ text: String, escaping specials: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if specials.unicodeScalars.contains(scalar) { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// The text escaped, and with a backslash before all of it where it would be read as a code.
  private static func escapedLiteral(_ text: String, escaping specials: String) -> String {
    Code.identifier(ofCode: text) == nil ? escaped(text, escaping: specials) : "\\" + text
  }
}
