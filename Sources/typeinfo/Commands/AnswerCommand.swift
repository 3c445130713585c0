internal import TypeResolution
internal import UniformTypes

/// `typeinfo FILE...`: says what files are.
struct AnswerCommand: Command {
  private let arguments: ParsedArguments
  private let format: Option?
  private let options: TypeResolver.Options
  private let standardInputName: [UInt8]?
  private let declaredMediaType: String?

  private static let standardInputOperand = [UInt8(ascii: "-")]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    format = try arguments.choice(of: [.brief, .mime, .json, .jsonLines])
    standardInputName = arguments.value(of: .name)
    declaredMediaType = try arguments.text(of: .mediaType)
    options = try Self.options(arguments)
    try check()
  }

  private static func options(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> TypeResolver.Options {
    let only = try arguments.choice(of: [.nameOnly, .contentOnly])
    var options = TypeResolver.Options()
    options.usesContent = only != .nameOnly
    options.usesName = only != .contentOnly
    options.usesLibMagic = !arguments.contains(.noLibMagic)
    options.magicDatabasePath = try arguments.text(of: .magicFile)
    options.followsSymbolicLinks = !arguments.contains(.noDereference)
    return options
  }

  private func check() throws(UsageError) {
    let lists = arguments.values(of: .filesFrom)
    guard !arguments.operands.isEmpty || !lists.isEmpty else {
      throw UsageError("no file given")
    }
    let uses =
      arguments.operands.count { $0 == Self.standardInputOperand }
      + lists.count { $0 == Self.standardInputOperand }
    guard uses <= 1 else { throw UsageError("standard input can be used only once") }
    let isStandardInputAsked = arguments.operands.contains(Self.standardInputOperand)
    for option in [Option.name, .mediaType] where !isStandardInputAsked {
      guard arguments.value(of: option) == nil else {
        let name = OptionTable.specification(of: option)?.long ?? ""
        throw UsageError("option '--\(name)' is about standard input, which needs the file '-'")
      }
    }
    if let declaredMediaType, MediaType(declaredMediaType) == nil {
      throw UsageError("'\(VisibleText.escaped(declaredMediaType))' is not a media type")
    }
  }

  // MARK: Running

  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    let (graph, graphCode) = try TypeAdditions.graph(
      adding: arguments.values(of: .types), on: console)
    let resolver = TypeResolver(graph: graph, options: options)
    var writer = AnswerWriter(
      answerFormat(graph: graph), console: console, exitCode: graphCode,
      isStrict: arguments.contains(.strict),
      reportsLimitations: options.magicDatabasePath != nil)
    try writer.begin()
    for operand in arguments.operands {
      let answer = answer(to: operand, resolver, console)
      try writer.write(answer)
      hintAtVerb(answer, console)
    }
    for list in arguments.values(of: .filesFrom) {
      try writeAnswers(toNamesIn: list, resolver, to: &writer, console)
    }
    try writer.end()
    return writer.exitCode
  }

  private func answerFormat(graph: TypeGraph) -> any AnswerFormat {
    let isNullSeparated = arguments.contains(.null)
    let head = JSONHead(dataVersion: graph.dataVersion)
    switch format {
    case .brief?:
      return BriefFormat(content: .identifier, terminator: isNullSeparated ? "\0" : "\n")
    case .mime?:
      return BriefFormat(content: .mediaType, terminator: isNullSeparated ? "\0" : "\n")
    case .json?:
      return JSONFormat(framing: .document, head: head)
    case .jsonLines?:
      return JSONFormat(framing: .lines, head: head)
    default:
      let isSingle = arguments.operands.count == 1 && arguments.values(of: .filesFrom).isEmpty
      if isSingle && !isNullSeparated { return BlockFormat() }
      return LineFormat(
        nameWidth: LineFormat.nameWidth(for: arguments.operands), isNullSeparated: isNullSeparated)
    }
  }

  private func answer(to operand: [UInt8], _ resolver: TypeResolver, _ console: Console) -> Answer {
    guard operand == Self.standardInputOperand else { return answer(toPath: operand, resolver) }
    let name = standardInputName.map { String(decoding: $0, as: UTF8.self) }
    do throws(InputError) {
      let resolution = try resolver.resolve(
        fileDescriptor: console.surroundings.standardInput, name: name,
        declaredMediaType: declaredMediaType)
      return Answer(origin: .standardInput(name: standardInputName), outcome: .success(resolution))
    } catch {
      return Answer(origin: .standardInput(name: standardInputName), outcome: .failure(error))
    }
  }

  private func answer(toPath bytes: [UInt8], _ resolver: TypeResolver) -> Answer {
    let path = RawPath(bytes: bytes)
    do throws(InputError) {
      return Answer(origin: .path(path), outcome: .success(try resolver.resolve(path: path)))
    } catch {
      return Answer(origin: .path(path), outcome: .failure(error))
    }
  }

  private func writeAnswers(
    toNamesIn list: [UInt8], _ resolver: TypeResolver, to writer: inout AnswerWriter,
    _ console: Console
  ) throws(WriteFailure) {
    let separator: UInt8 = arguments.contains(.null) ? 0 : UInt8(ascii: "\n")
    var names: NameList
    do throws(NameList.Failure) {
      names =
        list == Self.standardInputOperand
        ? NameList(descriptor: console.surroundings.standardInput, separator: separator)
        : try NameList(path: list, separator: separator)
    } catch {
      return try writer.report("\(VisibleText.escaped(list)): \(error.message)")
    }
    while true {
      let name: [UInt8]?
      do throws(NameList.Failure) {
        name = try names.next()
      } catch {
        return try writer.report("\(VisibleText.escaped(list)): \(error.message)")
      }
      guard let name else { return }
      try writer.write(answer(toPath: name, resolver))
    }
  }

  /// A first file that is not there may be a mistyped command.
  private func hintAtVerb(_ answer: Answer, _ console: Console) {
    guard case .failure(let error) = answer.outcome, error.reason == .notFound,
      answer.nameBytes == arguments.operands.first,
      let name = String(validating: answer.nameBytes, as: UTF8.self), !name.contains("."),
      let verb = Suggestion.nearest(to: name, among: Verb.names)
    else { return }
    console.hint("Did you mean the command '\(verb)'?")
  }
}
