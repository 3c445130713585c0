import Foundation
import Testing

/// Object files of a Swift module name the libraries that the module's imports ask the linker for; so
/// what a module links shows in the build folder, whatever the test bundle itself links.
@Suite("Linkage")
struct LinkageTests {
  @Test("the core asks for no Foundation", arguments: ["UniformTypes", "TypeResolution"])
  func core(module: String) throws {
    let libraries = try Self.linkedLibraries(ofModule: module)
    #expect(!libraries.isEmpty)
    #expect(libraries.filter { $0.contains("Foundation") } == [])
  }

  @Test("the reading of object files sees Foundation where it is")
  func control() throws {
    let libraries = try Self.linkedLibraries(ofModule: "TypeCatalogs")
    #expect(libraries.contains("-lFoundationEssentials"))
    #expect(!libraries.contains("-lFoundation"))
  }

  /// The `-l` options in the object files of a module.
  private static func linkedLibraries(ofModule module: String) throws -> Set<String> {
    let folder = try #require(productsFolder).appending(path: "\(module).build")
    let objects = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }
    try #require(!objects.isEmpty)
    var libraries: Set<String> = []
    for object in objects {
      for text in try Data(contentsOf: object).split(separator: 0)
      where text.starts(with: "-l".utf8) {
        libraries.insert(String(decoding: text, as: UTF8.self))
      }
    }
    return libraries
  }

  /// The nearest folder above the test program in which the modules were built.
  private static var productsFolder: URL? {
    var folder = URL(filePath: CommandLine.arguments[0])
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let core = folder.appending(path: "UniformTypes.build")
      if FileManager.default.fileExists(atPath: core.path) { return folder }
    }
    return nil
  }
}
