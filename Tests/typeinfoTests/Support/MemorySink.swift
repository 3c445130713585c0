@testable import typeinfo

/// Keeps what is written to it, or fails as told.
final class MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []
  private(set) var writeCount = 0
  private let failure: WriteFailure?

  init(failure: WriteFailure? = nil) {
    self.failure = failure
  }

  func write(_ bytes: [UInt8]) throws(WriteFailure) {
    if let failure { throw failure }
    writeCount += 1
    self.bytes += bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
