import TypeResolution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder for one test, removed with all that was made in it when the object goes away.
final class TemporaryDirectory {
  /// Where fixtures come from: a call of the system that failed.
  struct Failure: Error {
    let call: String
    let number: Int32
  }

  let path: RawPath
  private var made: [RawPath] = []

  init() throws {
    let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(base)/uniform-types-XXXXXX".utf8CString)
    guard let name = mkdtemp(&template) else { throw Failure(call: "mkdtemp", number: errno) }
    path = RawPath(String(cString: name))
    chmod(name, 0o755)
  }

  deinit {
    for entry in made.reversed() { _ = entry.withCString { remove($0) } }
    _ = path.withCString { rmdir($0) }
  }

  /// The path of an entry, whether it is there or not; it is removed at the end.
  func entry(_ name: some Sequence<UInt8>) -> RawPath {
    let entry = path.appending(name)
    made.append(entry)
    return entry
  }

  func entry(_ name: String) -> RawPath { entry(name.utf8) }

  func file(_ name: String, _ content: [UInt8]) throws -> RawPath {
    try write(content, to: entry(name))
  }

  func file(bytesOfName name: [UInt8], _ content: [UInt8]) throws -> RawPath {
    try write(content, to: entry(name))
  }

  func directory(_ name: String) throws -> RawPath {
    let entry = entry(name)
    try check("mkdir", entry.withCString { mkdir($0, 0o755) })
    return entry
  }

  func pipe(_ name: String) throws -> RawPath {
    let entry = entry(name)
    try check("mkfifo", entry.withCString { mkfifo($0, 0o644) })
    return entry
  }

  func link(_ name: String, to target: String) throws -> RawPath {
    let entry = entry(name)
    try check("symlink", entry.withCString { symlink(target, $0) })
    return entry
  }

  /// A socket that nobody listens at.
  func socket(_ name: String) throws -> RawPath {
    let entry = entry(name)
    #if canImport(Glibc)
      let descriptor = Self.makeSocket(AF_UNIX, Int32(SOCK_STREAM.rawValue))
    #else
      let descriptor = Self.makeSocket(AF_UNIX, SOCK_STREAM)
    #endif
    try check("socket", descriptor)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { memory in
      precondition(entry.bytes.count < memory.count, "the temporary path is too long for a socket")
      memory.copyBytes(from: entry.bytes)
    }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try check("bind", result)
    return entry
  }

  /// A file that is long and holds next to nothing: `content` at its start and at its end.
  func sparseFile(_ name: String, size: Int64, content: [UInt8]) throws -> RawPath {
    let path = try file(name, content)
    let descriptor = try Self.open(path, O_WRONLY)
    defer { close(descriptor) }
    try check("ftruncate", ftruncate(descriptor, off_t(size)))
    let written = pwrite(descriptor, content, content.count, off_t(size) - off_t(content.count))
    try check("pwrite", Int32(written))
    return path
  }

  /// Opens a path, for tests of descriptors; the caller closes it.
  static func open(_ path: RawPath, _ flags: Int32) throws -> Int32 {
    let descriptor = path.withCString { openFile($0, flags) }
    guard descriptor >= 0 else { throw Failure(call: "open", number: errno) }
    return descriptor
  }

  private static func makeSocket(_ domain: Int32, _ type: Int32) -> Int32 {
    openSocket(domain, type)
  }

  private func write(_ content: [UInt8], to entry: RawPath) throws -> RawPath {
    let descriptor = entry.withCString { creat($0, 0o644) }
    try check("creat", descriptor)
    defer { close(descriptor) }
    var written = 0
    while written < content.count {
      let count = content[written...].withUnsafeBytes { rest in
        writeBytes(descriptor, rest.baseAddress, rest.count)
      }
      try check("write", Int32(count))
      written += count
    }
    return entry
  }

  private func check(_ call: String, _ result: Int32) throws {
    guard result >= 0 else { throw Failure(call: call, number: errno) }
  }
}

extension RawPath {
  fileprivate func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    var characters = bytes.map { CChar(bitPattern: $0) }
    characters.append(0)
    return body(characters)
  }
}

private func openFile(_ name: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { open(name, flags) }

private func openSocket(_ domain: Int32, _ type: Int32) -> Int32 { socket(domain, type, 0) }

private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
