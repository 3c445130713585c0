internal import UniformTypes

/// `typeinfo type`: says what is known of types.
struct TypeCommand: Command {
  private let arguments: ParsedArguments
  private let queries: [TypeQuery]
  private let format: Option?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    format = try arguments.choice(of: [.brief, .json, .jsonLines])
    let kind: TypeQuery.Kind? =
      switch try arguments.choice(of: [.identifierKind, .mediaTypeKind, .extensionKind]) {
      case .identifierKind: .identifier
      case .mediaTypeKind: .mediaType
      case .extensionKind: .filenameExtension
      default: nil
      }
    var queries: [TypeQuery] = []
    for operand in arguments.operands {
      queries.append(TypeQuery(try ParsedArguments.text(operand, verb: .type), kind: kind))
    }
    self.queries = queries
  }

  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    let (graph, graphCode) = try TypeAdditions.graph(
      adding: arguments.values(of: .types), on: console)
    var exitCode = graphCode
    if format == .json { try console.write(JSONHead(dataVersion: graph.dataVersion).opening) }
    var isFirst = true
    for query in queries {
      let types = query.types(in: graph).filter {
        !($0.isDynamic && arguments.contains(.noDynamic))
      }
      switch format {
      case .json?, .jsonLines?:
        try writeJSON(query, types, isFirst: isFirst, on: console)
      case .brief?:
        for type in types { try console.writeLine(type.identifier) }
      default:
        for (index, type) in types.enumerated() {
          if !isFirst || index > 0 { try console.writeLine("") }
          try console.write(TypeReport(type: type, style: console.style).text)
        }
      }
      if !types.isEmpty || format == .json { isFirst = false }
      try console.endAnswer()
      if types.isEmpty {
        try console.reportInOrder("\(VisibleText.escaped(query.text)): no such type is known")
        exitCode = exitCode.joined(.no)
      }
    }
    if format == .json { try console.write(JSONHead.closing) }
    return exitCode
  }

  private func writeJSON(
    _ query: TypeQuery, _ types: [UTType], isFirst: Bool, on console: Console
  ) throws(WriteFailure) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("query")
      writer.value(query.text)
      writer.key("types")
      writer.array { writer in
        for type in types { writer.value(type) }
      }
    }
    if format == .json { try console.write(isFirst ? "\n" : ",\n") }
    try console.write(writer.bytes)
    if format == .jsonLines { try console.write("\n") }
  }
}
