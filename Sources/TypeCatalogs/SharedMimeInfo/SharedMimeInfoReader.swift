public import UniformTypes

/// Reads an installed freedesktop MIME database: what the desktop of a Linux machine knows of types.
///
/// Nothing is read that is not named: environment and root are the caller's.
///
/// ```swift
/// let directories = SharedMimeInfoReader.directories(
///   environment: ProcessInfo.processInfo.environment)
/// let reading = SharedMimeInfoReader.read(directories: directories, addingTo: .default)
/// let graph = reading.graph(addingTo: .default).graph
/// graph.type(tag: "tga", tagClass: .filenameExtension)?.conforms(to: .image)  // true
/// ```
///
/// Read are `types`, `globs2` (or the older `globs`), `aliases` and `subclasses`. The database gives
/// media types, so this is how they become uniform types:
///
/// - A media type that the graph knows, by its name or one of its aliases, is the graph's type. Its
///   patterns and aliases become tags of that type, behind its own.
/// - Any other is declared as `org.iana.media-type.<type>.<subtype>`, each character that an
///   identifier may not have written as `-`. It conforms to its parents in `subclasses`, else to what
///   its suffix (`+xml`) stands for; and to plain text, image, audio, movie, font or 3D content as its
///   top-level type says; else to `public.data`.
/// - `*.png` is an extension, `makefile` a name, `readme*` a pattern; case tells names apart where the
///   flag `cs` says so.
/// - Of a tag that several types claim, the graph's types come first, then the heavier ones.
/// - Of several directories the first has precedence; `__NOGLOBS__` voids the patterns of a type in
///   those behind it.
///
/// Descriptions are in one XML file a type and are not read; contents (`magic`) are the business of
/// the library's own signatures. A malformed line is reported with its number and left out.
///
/// Limits: 8 MiB a file, 20,000 media types.
///
/// Source: freedesktop.org, *Shared MIME-info Database*,
/// https://specifications.freedesktop.org/shared-mime-info-spec/
public enum SharedMimeInfoReader {
  /// The directories in which the specification says that the database is, the most important first.
  ///
  /// They are `mime` in `XDG_DATA_HOME`, else in `.local/share` of `HOME`, and in each of
  /// `XDG_DATA_DIRS`, else `/usr/local/share` and `/usr/share`. Paths that are not absolute are passed
  /// over. None need be there.
  ///
  /// ```swift
  /// SharedMimeInfoReader.directories(environment: ["HOME": "/home/me"])
  /// // ["/home/me/.local/share/mime", "/usr/local/share/mime", "/usr/share/mime"]
  /// ```
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - root: A folder that stands for `/`, as of another system that is mounted.
  ///
  /// Source: freedesktop.org, *XDG Base Directory Specification*.
  public static func directories(
    environment: [String: String], root: String = ""
  ) -> [String] {
    func value(_ name: String) -> String? {
      environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
    var folders: [String] = []
    if let home = value("XDG_DATA_HOME") {
      folders.append(home)
    } else if let home = value("HOME") {
      folders.append(home + "/.local/share")
    }
    folders += (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share")
      .split(separator: ":").map(String.init)
    var seen: Set<String> = []
    return folders.filter { $0.hasPrefix("/") }
      .map { folder in
        var folder = folder
        while folder.hasSuffix("/") { folder.removeLast() }
        return root + folder + "/mime"
      }
      .filter { seen.insert($0).inserted }
  }

  /// Reads the directories of a database, the most important first; those that are not there are
  /// passed over.
  ///
  /// - Parameters:
  ///   - directories: The folders that hold `globs2`.
  ///   - base: The graph that the result is to be added to.
  /// - Returns: Additions to the graph, with a problem for each line or file that could not be used.
  public static func read(
    directories: [String], addingTo base: TypeGraph = .default
  ) -> LenientReading {
    var problems: [CatalogError] = []
    let files = directories.compactMap { MimeInfoFiles(reading: $0, problems: &problems) }
    var reading = read(files, addingTo: base)
    reading.problems = problems + reading.problems
    return reading
  }

  /// Makes additions to a graph of the files of directories, the most important first.
  package static func read(
    _ directories: [MimeInfoFiles], addingTo base: TypeGraph
  ) -> LenientReading {
    var catalog = MimeInfoCatalog(MimeInfoDatabase(directories), base: base)
    return catalog.reading()
  }
}
