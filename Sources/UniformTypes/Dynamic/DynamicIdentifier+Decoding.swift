extension DynamicIdentifier {
  /// Takes the text of a dynamic identifier apart.
  ///
  /// ```swift
  /// let identifier = DynamicIdentifier(decoding: "dyn.ah62d4sb4ge81e62")
  /// identifier?.conformsTo                         // ["public.plain-text"]
  /// identifier?.tags                               // [public.filename-extension=rs]
  /// DynamicIdentifier(decoding: "dyn.ah62d4rv4ge8")  // nil
  /// ```
  ///
  /// The case of the text means nothing. Tags are given as they stand, but for the zeroes that fill
  /// up an OSType.
  ///
  /// `nil` where the text is no dynamic identifier: another beginning than `dyn.a`, a character out
  /// of the alphabet, bits left over that are not zero, a query that breaks the grammar, holds no
  /// tag or is not UTF-8, or more than ``maximumLength`` characters. Never traps; time is linear.
  public init?(decoding identifier: String) {
    let text = identifier.utf8
    guard text.count <= Self.maximumLength,
      text.prefix(Self.prefix.utf8.count).map(HTTPSyntax.lowercased)
        .elementsEqual(Self.prefix.utf8),
      let query = Base32.decode(text.dropFirst(Self.prefix.utf8.count)),
      var reader = QueryReader(query),
      reader.readPairs()
    else { return nil }
    self.init(
      conformsTo: reader.conformsTo,
      tags: reader.tags,
      encoded: HTTPSyntax.lowercased(identifier))
  }

  /// Whether an identifier begins as only dynamic ones may, in any case, whatever follows.
  static func isReserved(_ identifier: String) -> Bool {
    identifier.utf8.prefix(4).map(HTTPSyntax.lowercased).elementsEqual("dyn.".utf8)
  }
}
