/// A set of media types, with wildcards: `*/*`, `image/*`, `text/html;level=1`.
///
/// ```swift
/// let range = try MediaRange.parse("text/*;charset=utf-8")
/// range.matches(try MediaType.parse("text/html;charset=UTF-8;a=b"))  // true
/// range.matches(try MediaType.parse("text/html"))                    // false
/// ```
///
/// A range is no media type: matching has its own method, and equality compares ranges as they are
/// written, by the rules of ``MediaType``. Only `*/*` and `image/*` have wildcards; in any other
/// place `*` is an ordinary character.
///
/// Source: RFC 9110, section 12.5.1
public struct MediaRange: Hashable, Sendable {
  /// The range in the shape of a media type, in which `*` stands for anything.
  private let pattern: MediaType

  /// The parts of the pattern that are no wildcard.
  private let namedParts: Specificity.NamedParts

  /// Makes a range of one media type and what refines it by parameters.
  ///
  /// ```swift
  /// MediaRange(try MediaType.parse("text/html"))  // matches text/html;charset=utf-8 too
  /// ```
  ///
  /// - Throws: ``MediaTypeError`` where the type is `*` and the subtype is not.
  public init(_ mediaType: MediaType) throws(MediaTypeError) {
    if mediaType.essence == "*/*" {
      namedParts = .none
    } else if mediaType.essence.hasPrefix("*/") {
      throw MediaTypeError(reason: .misplacedWildcard, offset: 0)
    } else {
      namedParts = mediaType.essence.hasSuffix("/*") ? .type : .typeAndSubtype
    }
    pattern = mediaType
  }

  /// Parses the text of a range, as leniently as ``MediaType/parse(_:)``.
  ///
  /// - Throws: ``MediaTypeError`` where the text is no media type, or its type is `*` and its
  ///   subtype is not.
  public static func parse(_ text: String) throws(MediaTypeError) -> MediaRange {
    try MediaRange(MediaType.parse(text))
  }

  /// The type in lower case; `*` stands for any.
  public var type: String { pattern.type }

  /// The subtype in lower case; `*` stands for any.
  public var subtype: String { pattern.subtype }

  /// The parameters that a media type must have to be in the range.
  public var parameters: MediaType.Parameters { pattern.parameters }

  /// How narrow the range is.
  public var specificity: Specificity {
    Specificity(namedParts: namedParts, parameterCount: parameters.count)
  }

  /// Whether a media type is in the range.
  ///
  /// Type and subtype must be equal where the range names them, and every parameter of the range
  /// must stand in the media type with the same value. The media type may have more parameters.
  public func matches(_ mediaType: MediaType) -> Bool {
    switch namedParts {
    case .none: break
    case .type: guard pattern.typeBytes.elementsEqual(mediaType.typeBytes) else { return false }
    case .typeAndSubtype: guard pattern.essence == mediaType.essence else { return false }
    }
    return parameters.allSatisfy { mediaType.parameters.contains($0) }
  }
}

extension MediaRange: LosslessStringConvertible {
  /// Makes a range from its text, `nil` where the text is none; ``parse(_:)`` says why.
  public init?(_ description: String) {
    guard let range = try? Self.parse(description) else { return nil }
    self = range
  }

  /// The text of the range, which parses to an equal one.
  public var description: String { pattern.description }
}
