extension MediaType: Hashable {
  /// Whether essences are equal and the same parameters stand in both, in any order.
  ///
  /// The case of a `charset` means nothing; all other values are compared as they are.
  public static func == (left: Self, right: Self) -> Bool {
    left.essence == right.essence && left.parameters == right.parameters
  }

  /// Feeds what equality compares to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(essence)
    hasher.combine(parameters)
  }
}
