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
        throw .system(errno)
      }
      if count == 0 { return result }
      guard result.count + count <= limit else { throw .tooLarge }
      result.append(contentsOf: chunk[..<count])
    }
  }

  /// The system's words for an error number: `No such file or directory`.
  static func message(_ number: Int32) -> String {
    guard let text = strerror(number) else { return "error \(number)" }
    return String(cString: text)
  }
}
