/// A media type, also called MIME type: `text/html;charset=utf-8`.
///
/// Parsed and written by the WHATWG MIME Sniffing standard. Type, subtype and parameter names are
/// made lower case; parameter values stay as they are, in the order in which they stand.
///
/// ```swift
/// let type = try MediaType.parse("Text/HTML; Charset=\"UTF-8\"; q=a b")
/// type.essence                // "text/html"
/// type.parameters["charset"]  // "UTF-8"
/// type.description            // "text/html;charset=UTF-8;q=\"a b\""
/// ```
///
/// Two media types are equal where their essences are equal and they have the same parameters in
/// any order. Values are compared as they are, but for `charset`, whose case means nothing
/// (RFC 9110, section 8.3.2). So `text/html;charset=UTF-8;a=1` equals `text/html;a=1;charset=utf-8`,
/// and the two have one hash value. `*` is an ordinary character of a media type and equals nothing
/// but itself; wildcards are the business of ``MediaRange``.
///
/// Source: https://mimesniff.spec.whatwg.org/#mime-type-representation
public struct MediaType: Sendable {
  /// Type and subtype in lower case, with a slash between: `text/html`.
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#mime-type-essence
  public let essence: String

  /// The parameters in the order in which they stand.
  public var parameters: Parameters

  /// The number of bytes of `essence` before the slash.
  let typeLength: Int

  /// Makes a media type from what has been checked.
  init(essence: String, typeLength: Int, parameters: Parameters) {
    self.essence = essence
    self.typeLength = typeLength
    self.parameters = parameters
  }

  /// Makes a media type from a known essence, such as a row of a table in this module.
  init(knownEssence essence: StaticString) {
    let text = String(describing: essence)
    self.init(
      essence: text,
      typeLength: text.utf8.prefix { $0 != UInt8(ascii: "/") }.count,
      parameters: Parameters())
  }

  /// Makes a media type from its parts.
  ///
  /// ```swift
  /// try MediaType(type: "Image", subtype: "PNG").description  // "image/png"
  /// ```
  ///
  /// - Throws: ``MediaTypeError`` where type or subtype is empty or no HTTP token.
  public init(
    type: String, subtype: String, parameters: Parameters = Parameters()
  ) throws(MediaTypeError) {
    guard !type.isEmpty else { throw MediaTypeError(reason: .emptyType, offset: 0) }
    guard !subtype.isEmpty else { throw MediaTypeError(reason: .emptySubtype, offset: 0) }
    if let offset = Self.offsetOfNonToken(type[...].utf8) {
      throw MediaTypeError(reason: .invalidType, offset: offset)
    }
    if let offset = Self.offsetOfNonToken(subtype[...].utf8) {
      throw MediaTypeError(reason: .invalidSubtype, offset: offset)
    }
    self.init(
      essence: HTTPSyntax.lowercased(type) + "/" + HTTPSyntax.lowercased(subtype),
      typeLength: type.utf8.count,
      parameters: parameters)
  }

  /// The part before the slash in lower case: `text`.
  public var type: String {
    String(decoding: essence.utf8.prefix(typeLength), as: UTF8.self)
  }

  /// The part after the slash in lower case: `html`.
  public var subtype: String {
    String(decoding: subtypeBytes, as: UTF8.self)
  }

  /// The character encoding that the media type names, as it stands: `UTF-8`.
  ///
  /// `nil` where there is no `charset` parameter. The name is not checked.
  public var charset: String? {
    parameters["charset"]
  }

  /// The same media type without its parameters: `text/html` of `text/html;charset=utf-8`.
  public var withoutParameters: MediaType {
    MediaType(essence: essence, typeLength: typeLength, parameters: Parameters())
  }

  /// The bytes after the slash, without a copy.
  var subtypeBytes: Substring.UTF8View {
    essence.utf8.dropFirst(typeLength + 1)
  }

  /// The bytes before the slash, without a copy.
  var typeBytes: Substring.UTF8View {
    essence.utf8.prefix(typeLength)
  }
}
