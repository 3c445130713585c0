internal import UniformTypes

/// `typeinfo conforms A B`: asks whether one type is a kind of another.
struct ConformsCommand: Command {
  private let arguments: ParsedArguments
  private let queries: [TypeQuery]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    var queries: [TypeQuery] = []
    for operand in arguments.operands {
      queries.append(TypeQuery(try ParsedArguments.text(operand, verb: .conforms)))
    }
    self.queries = queries
  }

  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    let (graph, graphCode) = try TypeAdditions.graph(
      adding: arguments.values(of: .types), on: console)
    guard graphCode == .success else { return graphCode }
    var types: [UTType] = []
    for query in queries {
      guard let type = query.types(in: graph).first else {
        try console.reportInOrder("\(VisibleText.escaped(query.text)): no such type is known")
        return .usage
      }
      types.append(type)
    }
    let (type, other) = (types[0], types[1])
    if arguments.contains(.why) { try explain(type, other, on: console) }
    return type.conforms(to: other) ? .success : .no
  }

  private func explain(_ type: UTType, _ other: UTType, on console: Console) throws(WriteFailure) {
    if let path = ConformancePath.shortest(from: type, to: other) {
      let names = path.map { VisibleText.escaped($0.declaredIdentifier) }
      try console.writeLine(names.joined(separator: " > "))
      return
    }
    let name = VisibleText.escaped(type.declaredIdentifier)
    let otherName = VisibleText.escaped(other.declaredIdentifier)
    try console.writeLine("\(name) does not conform to \(otherName)")
    if type.isStored(as: other) {
      try console.writeLine("it is stored as \(otherName), which is not conformance")
    } else if other.conforms(to: type) {
      try console.writeLine("it is the other way round: \(otherName) conforms to \(name)")
    }
  }
}
