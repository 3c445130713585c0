/// Why a text is no media type, and where.
///
/// ```swift
/// do {
///   _ = try MediaType.parse("text html")
/// } catch {
///   print(error)  // no slash between type and subtype, at byte 9
/// }
/// ```
///
/// Source: WHATWG MIME Sniffing, section 4.4, each step that returns failure.
public struct MediaTypeError: Error, Hashable, Sendable {
  /// What is wrong with a text that is no media type.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Nothing stands before the slash.
    case emptyType
    /// The type holds a code point that no HTTP token may hold.
    case invalidType
    /// No slash parts the type from the subtype.
    case missingSlash
    /// Nothing stands after the slash.
    case emptySubtype
    /// The subtype holds a code point that no HTTP token may hold.
    case invalidSubtype
    /// The name of a parameter is empty or no HTTP token.
    ///
    /// Only where a parameter is made from its parts: parsing drops such a parameter.
    case invalidParameterName
    /// The value of a parameter holds a code point that no HTTP quoted string may hold.
    ///
    /// Only where a parameter is made from its parts: parsing drops such a parameter.
    case invalidParameterValue
    /// The type of a range is `*` and its subtype is not.
    case misplacedWildcard
  }

  /// What is wrong.
  public let reason: Reason

  /// Where it is wrong: the number of UTF-8 bytes before the place.
  ///
  /// Counted in the text that was parsed, or in the part that was given.
  public let offset: Int

  /// Makes an error from a reason and a place.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension MediaTypeError: CustomStringConvertible {
  /// The reason in words and the place: `no type before the slash, at byte 0`.
  public var description: String {
    "\(reason.words), at byte \(offset)"
  }
}

extension MediaTypeError.Reason {
  fileprivate var words: String {
    switch self {
    case .emptyType: "no type before the slash"
    case .invalidType: "a character that a type may not hold"
    case .missingSlash: "no slash between type and subtype"
    case .emptySubtype: "no subtype after the slash"
    case .invalidSubtype: "a character that a subtype may not hold"
    case .invalidParameterName: "a parameter name that is empty or no token"
    case .invalidParameterValue: "a character that a parameter value may not hold"
    case .misplacedWildcard: "a type of * needs a subtype of *"
    }
  }
}
