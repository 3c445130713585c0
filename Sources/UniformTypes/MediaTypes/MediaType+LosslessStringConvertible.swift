extension MediaType: LosslessStringConvertible {
  /// The text of the media type, which parses to an equal one.
  ///
  /// ```swift
  /// MediaType(" text/HTML ; charset = x; a=\"\" ")?.description  // text/html;a=""
  /// ```
  ///
  /// Source: https://mimesniff.spec.whatwg.org/#serializing-a-mime-type
  public var description: String {
    parameters.isEmpty ? essence : "\(essence);\(parameters)"
  }
}
