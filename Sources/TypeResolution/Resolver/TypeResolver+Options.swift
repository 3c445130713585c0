extension TypeResolver {
  /// What a resolver looks at, and how much of it.
  ///
  /// ```swift
  /// var options = TypeResolver.Options()
  /// options.usesLibMagic = false
  /// let resolver = TypeResolver(options: options)
  /// ```
  public struct Options: Sendable {
    /// Whether names speak, `true` unless set otherwise.
    public var usesName = true

    /// Whether content is read, `true` unless set otherwise; without it no file is opened.
    public var usesContent = true

    /// Whether libmagic is asked, `true` unless set otherwise.
    ///
    /// Where libmagic is missing, answers say so in ``Resolution/limitations``.
    public var usesLibMagic = true

    /// The path of libmagic's database; `nil` for the one that libmagic itself would use.
    public var magicDatabasePath: String?

    /// Whether a symbolic link stands for its target, `true` unless set otherwise.
    public var followsSymbolicLinks = true

    /// How much of the content libmagic is given, in bytes: 65,536 unless set otherwise.
    public var magicByteLimit = 65_536

    /// How much of one file is read in all, in bytes: 1,048,576 unless set otherwise.
    public var byteBudget = BoundedInput.defaultBudget

    /// Makes options with the usual values.
    public init() {}
  }
}
