public import UniformTypes

/// One row of a catalogue file: what the catalogue says of one uniform type, in its JSON form.
///
/// Lists that are empty are left out of the file. The rows of `Resources/Types` and the rows that a
/// program brings have the same form.
///
/// ```json
/// {
///   "identifier": "public.ruby-script",
///   "description": "Ruby script",
///   "category": "Ruby Source Code",
///   "conformsTo": ["public.shell-script"],
///   "extensions": ["rb", "rbw"],
///   "interpreters": ["ruby"],
///   "source": ["apple", "linguist"]
/// }
/// ```
///
/// ``declaration`` gives the row as a declaration, ``init(_:)`` makes a row of one.
public struct CatalogRow: Hashable, Sendable {
  /// The identifier in lower case, for example `public.png`.
  public var identifier: String

  /// The identifier as its owner spells it, where that has upper-case letters; else `nil`.
  public var declaredIdentifier: String?

  /// A few words for people, for example `PNG image`.
  public var description: String?

  /// The name of the type's category, for example `Ruby Source Code`.
  public var category: String?

  /// The identifiers of the direct parents, the most important first.
  public var conformsTo: [String]

  /// Filename extensions without the period, the preferred one first.
  public var extensions: [String]

  /// Filename extensions in which case tells types apart: `C` is C++.
  public var caseSensitiveExtensions: [String]

  /// Whole names of files: `Makefile`.
  public var fileNames: [String]

  /// Patterns of names of files, as a shell has them: `README*`.
  public var fileNamePatterns: [String]

  /// Media types, the preferred one first.
  public var mimeTypes: [String]

  /// Other media types that name the type on input and are never given as an answer.
  public var mimeAliases: [String]

  /// Four-character codes of the classic Mac OS.
  public var osTypes: [String]

  /// Pasteboard types of AppKit.
  public var pasteboardTypes: [String]

  /// Names of interpreters that a script's first line may call.
  public var interpreters: [String]

  /// The identifiers of the formats in which this one is stored, the outer one first.
  public var storedAs: [String]

  /// Lines of `TypeSignature`: `0:'RIFF' & 8:'WAVE'`.
  public var signatures: [String]

  /// Whether data of the type always begins with one of the signatures; left out where it is not so.
  public var requiresSignature: Bool

  /// What a look inside the content finds: `riff:WAVE`.
  public var contentFacts: [String]

  /// Identifiers of the PRONOM registry.
  public var pronom: [String]

  /// Names of the language in GitHub's linguist.
  public var linguist: [String]

  /// The tags of every other class, by the class's identifier.
  public var tags: [String: [String]]

  /// Whether the declarer owns the type; left out of the file where it is `exported`.
  public var origin: TypeDeclaration.Origin

  /// The place among all rows that settles which type a shared tag gives first; lower comes first.
  public var order: Int?

  /// The version of the declaration.
  public var version: Int?

  /// An address where the type is described, which is not checked.
  public var referenceURL: String?

  /// The names of the sources of the row's facts, as `Catalog.json` lists them.
  public var source: [String]

  /// Makes a row of an identifier that has nothing else yet.
  ///
  /// An identifier with upper-case letters goes to ``declaredIdentifier`` as it is, and to
  /// ``identifier`` in lower case.
  public init(identifier: String) {
    let canonical = identifier.asciiLowercased
    self.identifier = canonical
    declaredIdentifier = canonical == identifier ? nil : identifier
    conformsTo = []
    extensions = []
    caseSensitiveExtensions = []
    fileNames = []
    fileNamePatterns = []
    mimeTypes = []
    mimeAliases = []
    osTypes = []
    pasteboardTypes = []
    interpreters = []
    storedAs = []
    signatures = []
    requiresSignature = false
    contentFacts = []
    pronom = []
    linguist = []
    tags = [:]
    origin = .exported
    source = []
  }
}
