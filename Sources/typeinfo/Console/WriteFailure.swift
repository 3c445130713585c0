#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Output that could not be written.
struct WriteFailure: Error, Equatable {
  /// The system's number for the reason.
  let number: Int32

  /// Whether nobody reads the output any more.
  var isBrokenPipe: Bool { number == EPIPE }

  /// The system's words for the reason.
  var message: String { SystemMessage.text(of: number) }
}
