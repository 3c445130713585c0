internal import TypeCatalogs
internal import UniformTypes

/// The graph of the bundled types and those in the files that the caller named.
enum TypeAdditions {
  /// The graph, and `unreadable` where a file could not be used; the other files are used all the same.
  static func graph(
    adding paths: [[UInt8]], on console: Console
  ) throws(WriteFailure) -> (graph: TypeGraph, exitCode: ExitCode) {
    var graph = TypeGraph.default
    var exitCode = ExitCode.success
    for path in paths {
      do {
        guard let path = String(validating: path, as: UTF8.self) else {
          try console.reportInOrder("\(VisibleText.escaped(path)): the name is not UTF-8")
          exitCode = .unreadable
          continue
        }
        graph = try CatalogReader.read(file: path).graph(addingTo: graph)
      } catch let failure as WriteFailure {
        throw failure
      } catch let problems as CatalogProblems {
        exitCode = .unreadable
        let lines = problems.descriptions.map { VisibleText.escaped($0) }
        try console.reportInOrder(lines.joined(separator: "\n"))
      } catch {
        exitCode = .unreadable
        try console.reportInOrder(VisibleText.escaped("\(error)"))
      }
    }
    return (graph, exitCode)
  }
}
