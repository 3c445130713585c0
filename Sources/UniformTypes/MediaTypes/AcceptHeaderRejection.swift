extension AcceptHeader {
  /// A member of the field that was dropped, and why.
  ///
  /// ```swift
  /// AcceptHeader("text/html, */*;q=.2").rejections.first?.description
  /// // the weight is not 0 to 1 with up to three digits, at byte 11: */*;q=.2
  /// ```
  public struct Rejection: Hashable, Sendable {
    /// Why a member was dropped.
    public enum Reason: String, Error, Hashable, Sendable, CaseIterable {
      /// The member does not begin with a type, a slash and a subtype, or `*` stands before a name.
      case invalidRange
      /// What follows the range is no list of parameters.
      case invalidParameter
      /// The weight is not 0 to 1 with up to three digits.
      case invalidWeight
      /// The field has more than ``AcceptHeader/maximumMemberCount`` members; this is the rest.
      case tooManyMembers
    }

    /// Why the member was dropped.
    public let reason: Reason

    /// Where the member begins: the number of UTF-8 bytes of the field before it.
    public let offset: Int

    /// The text of the member, without the white space around it.
    public let text: String
  }
}

extension AcceptHeader.Rejection: CustomStringConvertible {
  /// The reason in words, the place and the text.
  public var description: String {
    "\(reason.words), at byte \(offset): \(text)"
  }
}

extension AcceptHeader.Rejection.Reason {
  fileprivate var words: String {
    switch self {
    case .invalidRange: "no range of media types"
    case .invalidParameter: "a parameter is malformed"
    case .invalidWeight: "the weight is not 0 to 1 with up to three digits"
    case .tooManyMembers: "more than \(AcceptHeader.maximumMemberCount) members"
    }
  }
}
