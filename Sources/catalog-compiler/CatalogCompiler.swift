internal import Foundation
internal import TypeCatalogs
internal import UniformTypes

/// Checks `Resources/Types` and writes the image that `BundledCatalog` embeds.
///
/// Exit codes: 0 done, 1 a problem in the catalogue or an image that is out of date, 64 wrong usage.
@main
struct CatalogCompiler {
  private static let usage = """
    usage: catalog-compiler [--check] [RESOURCES]

    Reads the catalogue in RESOURCES (default: Resources), checks it, and writes RESOURCES/Catalog.image.
    With --check it writes nothing, and an image that differs from the catalogue is an error.
    """

  private let resources: String
  private let onlyChecks: Bool

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let onlyChecks = arguments.first == "--check"
    if onlyChecks { arguments.removeFirst() }
    guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
      fail(usage, code: 64)
    }
    let compiler = CatalogCompiler(
      resources: arguments.first ?? "Resources", onlyChecks: onlyChecks)
    do {
      print(try compiler.run())
    } catch {
      fail("\(error)", code: 1)
    }
  }

  private func run() throws -> String {
    let located = try CatalogReader.read(directory: resources)
    let graph = try located.graph()
    let image = Data(graph.compiledBytes)
    let path = resources + "/Catalog.image"
    if onlyChecks {
      let committed = try Data(contentsOf: URL(filePath: path))
      guard committed == image else { throw OutdatedImage(path: path) }
    } else {
      try image.write(to: URL(filePath: path))
    }
    return "\(path): \(graph.count) types, \(image.count) bytes"
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }

  private struct OutdatedImage: Error, CustomStringConvertible {
    var path: String
    var description: String { "\(path): differs from the catalogue; run catalog-compiler" }
  }
}
