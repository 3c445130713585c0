internal import UniformTypes

/// `typeinfo list`: lists the known types.
struct ListCommand: Command {
  private static let widestIdentifier = 48

  private let arguments: ParsedArguments
  private let root: TypeQuery?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    root = try arguments.text(of: .conformingTo).map { TypeQuery($0) }
  }

  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    let (graph, graphCode) = try TypeAdditions.graph(
      adding: arguments.values(of: .types), on: console)
    var types = Array(graph.types)
    if let root {
      guard let type = root.types(in: graph).first else {
        try console.reportInOrder("\(VisibleText.escaped(root.text)): no such type is known")
        return .usage
      }
      types = types.filter { $0.conforms(to: type) }
    }
    let widths = types.lazy.map(\.declaredIdentifier.count)
    let width = widths.filter { $0 <= Self.widestIdentifier }.max() ?? 0
    for type in types {
      let name = VisibleText.escaped(type.declaredIdentifier)
      let description = type.localizedDescription.map { VisibleText.escaped($0) }
      guard let description, !arguments.contains(.brief) else {
        try console.writeLine(name)
        continue
      }
      let gap = String(repeating: " ", count: max(0, width - name.count))
      try console.writeLine("\(name)\(gap)  \(description)")
    }
    return graphCode
  }
}
