extension MediaType {
  /// Makes a media type from its text, by the WHATWG standard.
  ///
  /// ```swift
  /// MediaType("image/svg+xml")?.suffix  // "xml"
  /// MediaType("image")                  // nil
  /// ```
  ///
  /// `nil` where the text is no media type; ``parse(_:)`` says why.
  public init?(_ description: String) {
    guard let mediaType = try? Self.parse(description) else { return nil }
    self = mediaType
  }

  /// Parses the text of a media type, by the WHATWG standard.
  ///
  /// White space around the whole and around the semicolons is dropped. Of parameters with the same
  /// name the first counts. A parameter that is malformed is dropped and does not spoil the rest:
  ///
  /// ```swift
  /// try MediaType.parse("text/html;;test;charset=\"gbk").description  // "text/html;charset=gbk"
  /// ```
  ///
  /// The text is read once. There is no limit to its length: time and memory are linear in it.
  ///
  /// - Throws: ``MediaTypeError`` where type or subtype is missing or holds a code point that no
  ///   HTTP token may hold.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#parsing-a-mime-type
  public static func parse(_ text: String) throws(MediaTypeError) -> MediaType {
    let bytes = text.utf8
    let start = bytes.firstIndex { !HTTPSyntax.isWhitespace($0) } ?? bytes.endIndex
    let input = HTTPSyntax.trimmingTrailingWhitespace(bytes[start...])

    guard let slash = input.firstIndex(of: UInt8(ascii: "/")) else {
      let place = offset(of: input.endIndex, in: text)
      throw MediaTypeError(reason: input.isEmpty ? .emptyType : .missingSlash, offset: place)
    }
    let type = input[start..<slash]
    let typeStart = offset(of: start, in: text)
    guard !type.isEmpty else { throw MediaTypeError(reason: .emptyType, offset: typeStart) }
    if let place = offsetOfNonToken(type) {
      throw MediaTypeError(reason: .invalidType, offset: typeStart + place)
    }

    let afterSlash = input.index(after: slash)
    let remainder = input[afterSlash...]
    let semicolon = remainder.firstIndex(of: UInt8(ascii: ";")) ?? input.endIndex
    let subtype = HTTPSyntax.trimmingTrailingWhitespace(remainder[..<semicolon])
    let subtypeStart = offset(of: afterSlash, in: text)
    guard !subtype.isEmpty else {
      throw MediaTypeError(reason: .emptySubtype, offset: subtypeStart)
    }
    if let place = offsetOfNonToken(subtype) {
      throw MediaTypeError(reason: .invalidSubtype, offset: subtypeStart + place)
    }

    return MediaType(
      essence: HTTPSyntax.lowercased(String(text[start..<subtype.endIndex])),
      typeLength: subtypeStart - typeStart - 1,
      parameters: parseParameters(input[semicolon...]))
  }

  /// The number of bytes before the first that no HTTP token may hold, `nil` where there is none.
  static func offsetOfNonToken(_ slice: Substring.UTF8View) -> Int? {
    guard let index = slice.firstIndex(where: { !HTTPSyntax.isToken($0) }) else { return nil }
    return slice.distance(from: slice.startIndex, to: index)
  }

  private static func offset(of index: String.Index, in text: String) -> Int {
    text.utf8.distance(from: text.utf8.startIndex, to: index)
  }

  /// Parses what follows the subtype, from the first semicolon on.
  private static func parseParameters(_ input: Substring.UTF8View) -> Parameters {
    var builder = Parameters.Builder()
    var position = input.startIndex
    while position < input.endIndex {
      position = input.index(after: position)
      position =
        input[position...].firstIndex { !HTTPSyntax.isWhitespace($0) } ?? input.endIndex
      let nameStart = position
      position =
        input[position...].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "=") }
        ?? input.endIndex
      guard position < input.endIndex else { break }
      if input[position] == UInt8(ascii: ";") { continue }
      let name = input[nameStart..<position]
      position = input.index(after: position)
      guard position < input.endIndex else { break }

      let value: String
      if input[position] == UInt8(ascii: "\"") {
        value = parseQuotedString(input, &position)
        position = input[position...].firstIndex(of: UInt8(ascii: ";")) ?? input.endIndex
      } else {
        let end = input[position...].firstIndex(of: UInt8(ascii: ";")) ?? input.endIndex
        let trimmed = HTTPSyntax.trimmingTrailingWhitespace(input[position..<end])
        position = end
        if trimmed.isEmpty { continue }
        value = String(Substring(trimmed))
      }
      builder.append(name: String(Substring(name)), value: value)
    }
    return builder.parameters
  }

  /// Reads a quoted string whose opening quote stands at the position, and takes the backslashes
  /// out.
  ///
  /// A string that the end of the text cuts off counts as closed, as the standard has it. Leaves the
  /// position after the closing quote.
  ///
  /// Source: https://fetch.spec.whatwg.org/#collect-an-http-quoted-string
  static func parseQuotedString(
    _ input: Substring.UTF8View, _ position: inout String.Index
  ) -> String {
    position = input.index(after: position)
    let start = position
    var unescaped: [UInt8]? = nil
    while position < input.endIndex {
      let byte = input[position]
      if byte == UInt8(ascii: "\"") {
        let end = position
        position = input.index(after: position)
        return unescaped.map { String(decoding: $0, as: UTF8.self) }
          ?? String(Substring(input[start..<end]))
      }
      if byte == UInt8(ascii: "\\") {
        if unescaped == nil { unescaped = Array(input[start..<position]) }
        let escaped = input.index(after: position)
        // A backslash that ends the text stands for itself.
        if escaped < input.endIndex { position = escaped }
      }
      unescaped?.append(input[position])
      position = input.index(after: position)
    }
    return unescaped.map { String(decoding: $0, as: UTF8.self) }
      ?? String(Substring(input[start...]))
  }
}
