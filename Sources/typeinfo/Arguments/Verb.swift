/// What the command can be asked to do.
///
/// The first argument that is no option and does not stand behind `--` may name a verb; anything else
/// is a file for the default one.
enum Verb: CaseIterable {
  case answer
  case type
  case conforms
  case list
  case tree
  case help

  /// The verb of a name; `nil` where it is none.
  init?(name: [UInt8]) {
    guard let verb = Verb.allCases.first(where: { $0.name.map { Array($0.utf8) } == name }) else {
      return nil
    }
    self = verb
  }

  /// The word that calls the verb; the default one has none.
  var name: String? {
    switch self {
    case .answer: nil
    case .type: "type"
    case .conforms: "conforms"
    case .list: "list"
    case .tree: "tree"
    case .help: "help"
    }
  }

  /// All words that call a verb.
  static var names: [String] { allCases.compactMap(\.name) }

  /// The arguments, as the usage line shows them.
  var operands: String {
    switch self {
    case .answer: "FILE..."
    case .type: "IDENTIFIER|MEDIA-TYPE|.EXTENSION..."
    case .conforms: "A B"
    case .list: ""
    case .tree: "[ROOT]"
    case .help: "[COMMAND]"
    }
  }

  /// What the verb does, in one line.
  var summary: String {
    switch self {
    case .answer: "Say what files are: type, media type, category, and why."
    case .type: "Say what is known of a type."
    case .conforms: "Ask whether one type is a kind of another."
    case .list: "List the known types."
    case .tree: "Show the known types as a tree."
    case .help: "Explain a command."
    }
  }

  /// What a reader of the help text should know besides, a paragraph each.
  var discussion: [String] {
    switch self {
    case .answer:
      [
        """
        One file gives a short report, several give a line each. A file named '-' is standard
        input, of which only the beginning is read. A file that is called like a command is
        written './type', or stands behind '--'.
        """,
        """
        An answer is a label and no proof that a file is whole or safe.
        """,
      ]
    case .type:
      [
        """
        The kind of each argument is seen from its form: '.mov' is a filename extension;
        'video/quicktime', with a slash, is a media type, or another name for one, or else a
        PRONOM identifier such as 'fmt/11'; all else is an identifier. All types that claim an
        extension or media type are shown, the first choice first.
        """,
        """
        An extension or media type that nothing declares gives a dynamic type: an identifier
        that holds the extension or media type itself. An unknown identifier is a no (1).
        """,
      ]
    case .conforms:
      [
        """
        Says nothing; the exit code is 0 for yes and 1 for no. A and B are written as for
        'typeinfo type'; of several types the first is taken. A type that nothing declares is
        wrong use (64).
        """
      ]
    case .list:
      ["One type a line, in the order in which they are declared."]
    case .tree:
      [
        """
        ROOT is written as for 'typeinfo type'. A type with several parents stands under each,
        and its own kinds are shown under the first.
        """
      ]
    case .help: []
    }
  }

  /// Calls to show in the help text, with what they do.
  var examples: [(call: String, meaning: String)] {
    switch self {
    case .answer:
      [
        ("typeinfo holiday.mov", "a report on one file"),
        ("typeinfo --brief *", "identifiers only, one a line"),
        ("typeinfo --mime - < upload", "the media type of standard input"),
        ("find . -type f -print0 | typeinfo -0 -f - --jsonl", "a JSON object a file"),
      ]
    case .type:
      [
        ("typeinfo type .mp4", "all types with this extension"),
        ("typeinfo type public.png", "one type"),
        ("typeinfo type --no-dynamic .xyz", "1 where nothing declares it"),
      ]
    case .conforms:
      [("typeinfo conforms --why public.png public.image", "yes, and along which parents")]
    case .list:
      [("typeinfo list --conforming-to public.image", "all kinds of images")]
    case .tree:
      [("typeinfo tree public.movie", "the kinds of movies")]
    case .help:
      [("typeinfo help type", "the options of 'typeinfo type'")]
    }
  }

  /// How many operands the verb takes.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .answer: 0...Int.max
    case .type: 1...Int.max
    case .conforms: 2...2
    case .list: 0...0
    case .tree, .help: 0...1
    }
  }
}
