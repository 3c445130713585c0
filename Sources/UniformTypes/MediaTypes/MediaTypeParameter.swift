extension MediaType {
  /// A parameter of a media type: `charset=utf-8`.
  ///
  /// The name is in lower case, the value as it stands. Two parameters are equal where names and
  /// values are; the case of a `charset` means nothing.
  ///
  /// ```swift
  /// try MediaType.Parameter(name: "Title", value: "a \"b\"").description  // title="a \"b\""
  /// ```
  public struct Parameter: Sendable {
    /// The name in lower case: `charset`.
    public let name: String

    /// The value as it stands, without the quotes: `UTF-8`.
    public let value: String

    /// Makes a parameter from a name and a value.
    ///
    /// The name is made lower case. The value may be empty and may hold tabs, spaces, printable
    /// ASCII and U+0080 to U+00FF.
    ///
    /// - Throws: ``MediaTypeError`` where the name is empty or no HTTP token, or the value holds
    ///   another code point.
    public init(name: String, value: String) throws(MediaTypeError) {
      if name.isEmpty { throw MediaTypeError(reason: .invalidParameterName, offset: 0) }
      if let offset = MediaType.offsetOfNonToken(name[...].utf8) {
        throw MediaTypeError(reason: .invalidParameterName, offset: offset)
      }
      let bytes = value.utf8
      if let index = bytes.firstIndex(where: { !HTTPSyntax.isQuotedStringContent($0) }) {
        throw MediaTypeError(
          reason: .invalidParameterValue,
          offset: bytes.distance(from: bytes.startIndex, to: index))
      }
      self.name = HTTPSyntax.lowercased(name)
      self.value = value
    }

    /// The value in the form in which it is compared.
    var canonicalValue: String {
      name == "charset" ? HTTPSyntax.lowercased(value) : value
    }
  }
}

extension MediaType.Parameter: Hashable {
  /// Whether names and values are equal; the case of a `charset` means nothing.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.canonicalValue == right.canonicalValue
  }

  /// Feeds what equality compares to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(canonicalValue)
  }
}

extension MediaType.Parameter: CustomStringConvertible {
  /// Name and value with an equals sign between, the value quoted where it is no HTTP token.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#serializing-a-mime-type
  public var description: String {
    var text = name
    text.append("=")
    guard value.isEmpty || value.utf8.contains(where: { !HTTPSyntax.isToken($0) }) else {
      return text + value
    }
    text.append("\"")
    for scalar in value.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    text.append("\"")
    return text
  }
}
