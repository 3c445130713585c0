import Foundation

/// Files of the repository that tests look at.
enum Repository {
  /// The bytes of a file, by its path from the root.
  static func file(_ path: String, from source: String = #filePath) throws -> Data {
    var root = URL(filePath: source)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return try Data(contentsOf: root.appending(path: path))
  }
}
