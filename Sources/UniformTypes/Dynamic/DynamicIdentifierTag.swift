extension DynamicIdentifier {
  /// A tag that a dynamic identifier holds: the extension `rs`.
  public struct Tag: Hashable, Sendable {
    /// The class of the tag, for example `public.filename-extension`.
    public var tagClass: UTTagClass

    /// The tag, for example `rs`.
    ///
    /// An OSType stands here without the zeroes that fill it up.
    public var value: String

    /// Makes a tag from its class and its value.
    public init(tagClass: UTTagClass, value: String) {
      self.tagClass = tagClass
      self.value = value
    }
  }
}

extension DynamicIdentifier.Tag: CustomStringConvertible {
  /// The class, an equals sign and the value: `public.filename-extension=rs`.
  public var description: String { "\(tagClass)=\(value)" }
}

extension DynamicIdentifier.Tag {
  /// The number of characters of an OSType.
  private static var osTypeLength: Int { 4 }

  /// The tag in the form in which Apple's systems put it into an identifier.
  ///
  /// Classes that ignore case are made lower case, ASCII only; an OSType is cut to four characters;
  /// all others stand as they are.
  var normalized: Self {
    if tagClass.ignoresCase {
      return Self(tagClass: tagClass, value: HTTPSyntax.lowercased(value))
    }
    guard tagClass == .osType else { return self }
    let scalars = value.unicodeScalars.prefix(Self.osTypeLength)
    return Self(
      tagClass: tagClass, value: Self.withoutFilling(String(String.UnicodeScalarView(scalars))))
  }

  /// The value with the zeroes that fill an OSType up to four characters.
  var filledValue: String {
    guard tagClass == .osType else { return value }
    let missing = Self.osTypeLength - value.unicodeScalars.count
    return missing > 0 ? value + String(repeating: "\0", count: missing) : value
  }

  /// An OSType without the zeroes at its end.
  static func withoutFilling(_ value: String) -> String {
    let scalars = value.unicodeScalars
    guard let last = scalars.lastIndex(where: { $0 != "\0" }) else { return "" }
    return String(value[..<scalars.index(after: last)])
  }
}
