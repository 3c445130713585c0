/// The value of an `Accept` header field: what a client takes, and what it likes best.
///
/// ```swift
/// let accept = AcceptHeader("text/*;q=0.3, text/html;q=0.7, text/html;level=1, */*;q=0.5")
/// accept.quality(of: try MediaType.parse("text/html;level=1"))  // 1
/// accept.quality(of: try MediaType.parse("text/plain"))         // 0.3
/// accept.preferred(among: [png, html])                          // html, at 0.7
/// ```
///
/// Parsing never fails. A member that breaks the grammar is dropped and listed in ``rejections``, and
/// the others count. A header in which no member is left, such as an empty one, takes everything
/// equally, as no header would.
///
/// The grammar is that of RFC 9110, which is stricter than ``MediaType/parse(_:)``: a parameter
/// without a value, or with a value that is neither token nor quoted string, spoils its member. What
/// follows the weight are extensions by the older RFC 7231: they are kept and play no part in
/// matching.
///
/// At most ``maximumMemberCount`` members are read. Time is linear in the length of the field.
///
/// Source: RFC 9110, sections 5.6, 12.4.2 and 12.5.1
public struct AcceptHeader: Hashable, Sendable {
  /// The number of members, good and bad, after which the rest of a field is not read: 256.
  public static var maximumMemberCount: Int { 256 }

  /// The members that are well-formed, in the order in which they stand.
  public let members: [Member]

  /// The members that were dropped, in the order in which they stand.
  public let rejections: [Rejection]

  /// Parses the value of the field.
  ///
  /// Several fields of one message are joined with a comma first, as RFC 9110, section 5.3, has it.
  public init(_ fieldValue: String) {
    var parser = AcceptHeaderParser(fieldValue)
    parser.parse()
    members = parser.members
    rejections = parser.rejections
  }
}

extension AcceptHeader: CustomStringConvertible {
  /// The well-formed members with commas between: `text/html, */*;q=0.5`.
  public var description: String {
    members.map(\.description).joined(separator: ", ")
  }
}
