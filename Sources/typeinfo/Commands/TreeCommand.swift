internal import UniformTypes

/// `typeinfo tree [ROOT]`: shows types under their parents.
struct TreeCommand: Command {
  private let arguments: ParsedArguments
  private let root: TypeQuery?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    var root: TypeQuery?
    if let operand = arguments.operands.first {
      root = TypeQuery(try ParsedArguments.text(operand, verb: .tree))
    }
    self.root = root
  }

  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    let (graph, graphCode) = try TypeAdditions.graph(
      adding: arguments.values(of: .types), on: console)
    var roots = graph.types.filter(\.directSupertypes.isEmpty)
    if let root {
      guard let type = root.types(in: graph).first else {
        try console.reportInOrder("\(VisibleText.escaped(root.text)): no such type is known")
        return .usage
      }
      roots = [type]
    }
    var seen: Set<UTType> = []
    // A stack instead of recursion, since added types may lie as deep as their author likes.
    var pending = roots.reversed().map { (type: $0, depth: 0) }
    while let (type, depth) = pending.popLast() {
      let isFirst = seen.insert(type).inserted
      let subtypes = type.directSubtypes
      let note = isFirst || subtypes.isEmpty ? "" : "  (see above)"
      let indent = String(repeating: "  ", count: depth)
      try console.writeLine(indent + VisibleText.escaped(type.declaredIdentifier) + note)
      if isFirst { pending += subtypes.reversed().map { ($0, depth + 1) } }
    }
    return graphCode
  }
}
