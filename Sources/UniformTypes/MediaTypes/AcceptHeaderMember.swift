extension AcceptHeader {
  /// A range of media types with the weight that the client gives it: `text/html;q=0.7`.
  public struct Member: Hashable, Sendable {
    /// What follows the weight, by the older grammar of RFC 7231: `ext` or `ext=value`.
    public struct Extension: Hashable, Sendable {
      /// The name in lower case.
      public let name: String

      /// The value without quotes, `nil` where there is none.
      public let value: String?
    }

    /// The range of media types.
    public let range: MediaRange

    /// The weight, 1 where none is given.
    public let quality: Quality

    /// What follows the weight; plays no part in matching.
    public let extensions: [Extension]
  }
}

extension AcceptHeader.Member: CustomStringConvertible {
  /// The member as a field holds it, without extensions: `text/html;q=0.7`.
  ///
  /// A weight of 1 is not written.
  public var description: String {
    quality == .one ? range.description : "\(range);q=\(quality)"
  }
}
