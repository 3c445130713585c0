#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads whole files up to a size, so that a path to something endless does not fill the memory.
enum BoundedFile {
  /// Why a file could not be read.
  enum Failure: Error {
    /// The system's error number.
    case system(Int32)
    /// There are more bytes than the limit.
    case tooLarge
    /// The path leads to a folder.
    case isFolder
  }

  /// The bytes of the file at a path, at most `limit` of them.
  static func bytes(path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw errno == EISDIR ? .isFolder : .system(errno)
      }
      if count == 0 { return result }
      guard result.count + count <= limit else { throw .tooLarge }
      result.append(contentsOf: chunk[..<count])
    }
  }

  /// Whether an error number says that nothing is at the path.
  static func isNotThere(_ number: Int32) -> Bool {
    number == ENOENT || number == ENOTDIR
  }

  /// The system's words for an error number: `No such file or directory`.
  static func message(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}

extension CatalogError {
  /// The error of a file that could not be read.
  init(file: String, failure: BoundedFile.Failure, limit: Int) {
    let reason: Reason =
      switch failure {
      case .system(let number): .unreadable(BoundedFile.message(number))
      case .tooLarge: .tooLarge(limit: limit)
      case .isFolder: .unreadable(BoundedFile.message(EISDIR))
      }
    self.init(place: CatalogPlace(file: file), reason: reason)
  }
}
