public import UniformTypes

extension String {
  /// Not to be called: `URL.appendingPathExtension(for:)` has the rule.
  ///
  /// Source: Apple, which has the method so that the compiler can say this.
  @available(*, unavailable, message: "Use appendingPathExtension(for:) on URL instead.")
  public func appendingPathExtension(for contentType: UTType) -> Never {
    fatalError("unavailable")
  }

  /// Not to be called: `URL.appendingPathComponent(_:conformingTo:)` has the rule.
  ///
  /// Source: Apple, which has the method so that the compiler can say this.
  @available(*, unavailable, message: "Use appendingPathComponent(_:conformingTo:) on URL instead.")
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> Never {
    fatalError("unavailable")
  }
}
