extension MediaType {
  /// The part of the registry that a subtype belongs to by the facet at its beginning.
  ///
  /// Source: RFC 6838, section 3
  public enum Tree: String, Hashable, Sendable, CaseIterable {
    /// No facet, the standards tree: `image/png`.
    ///
    /// A name in this tree need not be registered.
    case standards
    /// `vnd.`, the tree of vendors: `application/vnd.ms-excel`.
    case vendor
    /// `prs.`, the personal tree: `image/prs.btif`.
    case personal
    /// `x.`, the tree for private use, and the older `x-` before a subtype or a type.
    case unregistered
  }

  /// The tree that the media type belongs to.
  ///
  /// ```swift
  /// MediaType("application/vnd.ms-excel")?.tree  // .vendor
  /// MediaType("audio/x-wav")?.tree               // .unregistered
  /// ```
  ///
  /// Source: RFC 6838, section 3
  public var tree: Tree {
    let subtype = Substring(subtypeBytes)
    if subtype.hasPrefix("vnd.") { return .vendor }
    if subtype.hasPrefix("prs.") { return .personal }
    if subtype.hasPrefix("x.") || subtype.hasPrefix("x-") { return .unregistered }
    return essence.hasPrefix("x-") ? .unregistered : .standards
  }
}
