/// All options, in the order of the help text.
enum OptionTable {
  private static let everywhere = Verb.allCases
  private static let aboutTypes: [Verb] = [.answer, .type, .conforms, .list, .tree]

  static let all: [OptionSpecification] = [
    .init(
      option: .filesFrom, short: UInt8(ascii: "f"), long: "files-from", value: "LIST",
      verbs: [.answer], group: .input,
      help: "Look also at the files named in LIST, one a line; '-' is standard input."),
    .init(
      option: .name, long: "name", value: "NAME", verbs: [.answer], group: .input,
      help: "The name that standard input would have as a file."),
    .init(
      option: .mediaType, long: "media-type", value: "TYPE", verbs: [.answer], group: .input,
      help: "The media type that standard input was sent with."),
    .init(
      option: .nameOnly, long: "name-only", verbs: [.answer], group: .input,
      help: "Judge by the name alone; the content is not read."),
    .init(
      option: .contentOnly, long: "content-only", verbs: [.answer], group: .input,
      help: "Judge by the content alone; the name counts for nothing."),
    .init(
      option: .noDereference, short: UInt8(ascii: "P"), long: "no-dereference",
      opposite: "dereference", verbs: [.answer], group: .input,
      help: "Describe a symbolic link itself, not what it leads to."),
    .init(
      option: .noLibMagic, long: "no-libmagic", opposite: "libmagic", verbs: [.answer],
      group: .input, help: "Do not ask libmagic."),
    .init(
      option: .magicFile, long: "magic-file", value: "PATH", verbs: [.answer], group: .input,
      help: "The database that libmagic uses instead of its own."),
    .init(
      option: .identifierKind, long: "identifier", verbs: [.type], group: .input,
      help: "Take every argument for an identifier."),
    .init(
      option: .mediaTypeKind, long: "mime-type", verbs: [.type], group: .input,
      help: "Take every argument for a media type."),
    .init(
      option: .extensionKind, long: "extension", verbs: [.type], group: .input,
      help: "Take every argument for a filename extension."),
    .init(
      option: .noDynamic, long: "no-dynamic", opposite: "dynamic", verbs: [.type], group: .input,
      help: "Answer no (1) where nothing declares the type."),
    .init(
      option: .conformingTo, long: "conforming-to", value: "TYPE", verbs: [.list], group: .input,
      help: "Only TYPE and its kinds; written as for 'typeinfo type'."),

    .init(
      option: .brief, short: UInt8(ascii: "b"), long: "brief", verbs: [.answer, .type, .list],
      group: .output, help: "Only the identifier, one a line; empty where a file is unreadable."),
    .init(
      option: .mime, long: "mime", verbs: [.answer], group: .output,
      help: "Only the media type, one a line; empty where a file is unreadable."),
    .init(
      option: .json, long: "json", verbs: [.answer, .type], group: .output,
      help: "One JSON document with all answers."),
    .init(
      option: .jsonLines, long: "jsonl", verbs: [.answer, .type], group: .output,
      help: "One JSON object a line, as soon as it is known."),
    .init(
      option: .why, long: "why", verbs: [.conforms], group: .output,
      help: "Say along which parents, or that it does not."),
    .init(
      option: .null, short: UInt8(ascii: "0"), long: "null", verbs: [.answer], group: .output,
      help: "End each answer with NUL, names unchanged; LIST is separated by NUL."),
    .init(
      option: .color, long: "color", value: "WHEN", verbs: everywhere, group: .output,
      help: "Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'."),
    .init(
      option: .strict, long: "strict", verbs: [.answer], group: .output,
      help: "Exit with 1 where a file's type is unknown (public.data)."),

    .init(
      option: .types, long: "types", value: "FILE", verbs: aboutTypes, group: .types,
      help: "Know the types declared in FILE (JSON) too; may be given again."),

    .init(
      option: .help, short: UInt8(ascii: "h"), long: "help", verbs: everywhere, group: .general,
      help: "Show this help."),
    .init(
      option: .version, short: UInt8(ascii: "V"), long: "version", verbs: everywhere,
      group: .general, help: "Show the versions of the command, its data and libmagic."),
  ]

  /// The options of a verb.
  static func options(of verb: Verb) -> [OptionSpecification] {
    all.filter { $0.verbs.contains(verb) }
  }

  /// How an option is written.
  static func specification(of option: Option) -> OptionSpecification? {
    all.first { $0.option == option }
  }
}
