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
    var format = answerFormat(graph: graph)
    var exitCode = graphCode
    try format.begin(on: console)
    for operand in arguments.operands {
      let answer = answer(to: operand, resolver, console)
      exitCode = exitCode.joined(try write(answer, as: &format, on: console))
    }
    for list in arguments.values(of: .filesFrom) {
      exitCode = exitCode.joined(
        try writeAnswers(toNamesIn: list, resolver, as: &format, on: console))
    }
    try format.end(on: console)
    return exitCode
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
    toNamesIn list: [UInt8], _ resolver: TypeResolver, as format: inout any AnswerFormat,
    on console: Console
  ) throws(WriteFailure) -> ExitCode {
    var exitCode = ExitCode.success
    let separator: UInt8 = arguments.contains(.null) ? 0 : UInt8(ascii: "\n")
    do {
      var names =
        list == Self.standardInputOperand
        ? NameList(descriptor: console.surroundings.standardInput, separator: separator)
        : try NameList(path: list, separator: separator)
      while let name = try names.next() {
        exitCode = exitCode.joined(
          try write(answer(toPath: name, resolver), as: &format, on: console))
      }
    } catch let failure as WriteFailure {
      throw failure
    } catch let failure as NameList.Failure {
      exitCode = .unreadable
      try console.reportInOrder("\(VisibleText.escaped(list)): \(failure.message)")
    } catch {
      return .internalFault
    }
    return exitCode
  }

  private func write(
    _ answer: Answer, as format: inout any AnswerFormat, on console: Console
  ) throws(WriteFailure) -> ExitCode {
    try format.write(answer, on: console)
    try console.endAnswer()
    switch answer.outcome {
    case .success(let resolution):
      return arguments.contains(.strict) && resolution.isUnknown ? .no : .success
    case .failure(let error):
      try console.reportInOrder("\(VisibleText.escaped(answer.nameBytes)): \(words(for: error))")
      hintAtVerb(answer, error, console)
      return .unreadable
    }
  }

  private func words(for error: InputError) -> String {
    error.reason == .notFound ? "no such file or directory" : VisibleText.escaped(error.message)
  }

  /// A first file that is not there may be a mistyped command.
  private func hintAtVerb(_ answer: Answer, _ error: InputError, _ console: Console) {
    guard error.reason == .notFound, answer.nameBytes == arguments.operands.first,
      let name = String(validating: answer.nameBytes, as: UTF8.self), !name.contains("."),
      let verb = Suggestion.nearest(to: name, among: Verb.names)
    else { return }
    console.hint("Did you mean the command '\(verb)'?")
  }
}
