#if LibMagic
  /// Where the compiled rules of libmagic are.
  ///
  /// Only compiled databases are used. libmagic reads a file that it takes for no database as the
  /// source text of rules, and prints a warning to standard error for each line that is none: a
  /// library must not do that to its caller.
  struct MagicDatabase: Equatable, Sendable {
    /// The paths of the databases, all of them to be loaded; never empty.
    let paths: [String]

    /// Finds the databases.
    ///
    /// - Parameter path: A database, with or without its `.mgc`, or `nil` for those that libmagic
    ///   itself uses.
    /// - Throws: ``MagicError/databaseUnreadable(path:message:)`` where libmagic's own places hold none.
    init(at path: String?) throws(MagicError) {
      if let path {
        let compiled = Self.compiledName(path[...])
        paths = [!Self.isRegularFile(path) && Self.isRegularFile(compiled) ? compiled : path]
        return
      }
      let places = MagicFunctions.defaultPlaces
      paths = places.map(Self.compiledName).filter(Self.isRegularFile)
      if paths.isEmpty {
        throw .databaseUnreadable(
          path: places.joined(separator: ":"), message: "no compiled database found")
      }
    }

    private static func compiledName(_ path: Substring) -> String {
      path.hasSuffix(".mgc") ? String(path) : "\(path).mgc"
    }

    private static func isRegularFile(_ path: String) -> Bool {
      guard let kind = try? FileSystemKind.read(at: RawPath(path)) else { return false }
      if case .regularFile = kind { return true }
      return false
    }
  }
#endif
