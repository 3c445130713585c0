#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads names from a list, each ended by a newline or NUL, as they come.
struct NameList: ~Copyable {
  /// A list that cannot be read.
  enum Failure: Error {
    /// The system's number for the reason.
    case system(Int32)
    /// A name is longer than any that a system takes.
    case nameTooLong
  }

  private static let pieceSize = 1 << 16
  private static let longestName = 1 << 16

  private let descriptor: Int32
  private let closes: Bool
  private let separator: UInt8
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// Opens the list at a path.
  init(path: [UInt8], separator: UInt8) throws(Failure) {
    let descriptor = (path + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { open($0, O_RDONLY | O_CLOEXEC) } ?? -1
      }
    }
    guard descriptor >= 0 else { throw .system(errno) }
    self.init(descriptor: descriptor, separator: separator, closes: true)
  }

  /// Reads the list from an open descriptor, which stays open.
  init(descriptor: Int32, separator: UInt8) {
    self.init(descriptor: descriptor, separator: separator, closes: false)
  }

  private init(descriptor: Int32, separator: UInt8, closes: Bool) {
    self.descriptor = descriptor
    self.separator = separator
    self.closes = closes
  }

  deinit {
    if closes { close(descriptor) }
  }

  /// The next name, without its end; `nil` behind the last one.
  ///
  /// Empty lines are passed over.
  mutating func next() throws(Failure) -> [UInt8]? {
    while let name = try nextEntry() {
      if !name.isEmpty { return name }
    }
    return nil
  }

  private mutating func nextEntry() throws(Failure) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: separator) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      searched = buffer.count
      if isAtEnd {
        defer { start = buffer.count }
        return start < buffer.count ? Array(buffer[start...]) : nil
      }
      guard buffer.count - start <= Self.longestName else { throw .nameTooLong }
      searched -= start
      try readPiece()
    }
  }

  private mutating func readPiece() throws(Failure) {
    buffer.removeFirst(start)
    start = 0
    let filled = buffer.count
    var failure: Int32 = 0
    let descriptor = descriptor
    buffer.append(contentsOf: repeatElement(0, count: Self.pieceSize))
    var count = 0
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        let free = UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return read(descriptor, free.baseAddress, free.count)
      }
      failure = errno
    } while count < 0 && failure == EINTR
    buffer.removeLast(Self.pieceSize - max(0, count))
    if count < 0 { throw .system(failure) }
    isAtEnd = count == 0
  }
}

extension NameList.Failure {
  /// The reason for people.
  var message: String {
    switch self {
    case .system(let number): SystemMessage.text(of: number)
    case .nameTooLong: "a name is too long; is the list separated by NUL (--null)?"
    }
  }
}
