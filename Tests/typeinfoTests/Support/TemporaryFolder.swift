import Foundation

/// A folder of its own for a test, which goes when the test does.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "typeinfo-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a name in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file and gives its path.
  @discardableResult
  func file(_ name: String, _ content: [UInt8] = []) throws -> String {
    try Data(content).write(to: url.appending(path: name))
    return path(name)
  }
}
