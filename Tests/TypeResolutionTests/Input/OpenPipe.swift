#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two ends of a pipe, closed when the object goes away.
final class OpenPipe {
  let readEnd: Int32
  private var writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TemporaryDirectory.Failure(call: "pipe", number: errno) }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    closeWriteEnd()
  }

  /// Writes bytes, at most what a pipe holds.
  func write(_ bytes: [UInt8]) {
    precondition(bytes.count <= 65_536, "a pipe would block")
    _ = writeBytes(writeEnd, bytes)
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  func makeReadEndNonblocking() {
    _ = fcntl(readEnd, F_SETFL, O_NONBLOCK)
  }

  /// How many bytes are left to be read.
  var pending: Int {
    var count: Int32 = 0
    _ = ioctl(readEnd, UInt(FIONREAD), &count)
    return Int(count)
  }
}

private func writeBytes(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  write(descriptor, bytes, bytes.count)
}
