/// The identifier of a dynamic type, taken apart: `dyn.ah62d4rv4ge81e62`.
///
/// A type that nobody has declared can still be named by a tag. Its identifier holds the tag and the
/// types that it conforms to, and gives them back:
///
/// ```swift
/// let identifier = DynamicIdentifier(
///   conformsTo: ["public.data"],
///   tags: [.init(tagClass: .filenameExtension, value: "RS")])
/// identifier?.encoded  // "dyn.ah62d4rv4ge81e62"
///
/// let decoded = DynamicIdentifier(decoding: "dyn.age81e62")
/// decoded?.conformsTo   // []
/// decoded?.tags         // [public.filename-extension=rs]
/// ```
///
/// The format is a query, `?0=6:1=rs`, in base 32 behind `dyn.a`. Two identifiers are equal where
/// their ``encoded`` texts are.
///
/// Source: Apple's identifiers as macOS makes them. The format is not documented by Apple; the
/// table of codes is Alastair Houghton's,
/// https://alastairs-place.net/blog/2012/06/06/utis-are-better-than-you-think-and-heres-why/
public struct DynamicIdentifier: Sendable {
  /// The number of characters above which an identifier is refused: 4,096.
  ///
  /// It holds a query of 2,556 bytes. The longest seen from a Mac has 82 characters.
  public static var maximumLength: Int { 4_096 }

  /// The identifiers of the types that the dynamic type conforms to, as they stand in it.
  public let conformsTo: [String]

  /// The tags of the dynamic type, in order; at least one.
  public let tags: [Tag]

  /// The identifier: `dyn.ah62d4rv4ge81e62`.
  ///
  /// In lower case. Where the value was made by decoding, this is the identifier that was decoded,
  /// whatever other ways there are to write the same.
  public let encoded: String

  /// Makes a dynamic identifier from what was read from its text.
  init(conformsTo: [String], tags: [Tag], encoded: String) {
    self.conformsTo = conformsTo
    self.tags = tags
    self.encoded = encoded
  }
}

extension DynamicIdentifier: Hashable {
  /// Whether the encoded identifiers are equal.
  public static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }

  /// Feeds the encoded identifier to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}

extension DynamicIdentifier: CustomStringConvertible {
  /// The identifier, the same as ``encoded``.
  public var description: String { encoded }
}
