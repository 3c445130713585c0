import Foundation
import TypeResolution

/// A folder of its own for a test, which goes when the test does.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "uniform-types-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> RawPath { RawPath(url.appending(path: name).path) }

  /// Writes a file and gives its path.
  @discardableResult
  func file(_ name: String, _ content: [UInt8] = []) throws -> RawPath {
    try Data(content).write(to: url.appending(path: name))
    return path(name)
  }

  /// Makes a directory and gives its path.
  func directory(_ name: String) throws -> RawPath {
    try FileManager.default.createDirectory(
      at: url.appending(path: name), withIntermediateDirectories: true)
    return path(name)
  }

  /// Makes a symbolic link and gives its path.
  func link(_ name: String, to target: String) throws -> RawPath {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: name).path, withDestinationPath: target)
    return path(name)
  }
}
