/// Why an input could not be read, and which one.
///
/// ```swift
/// do {
///   _ = try BoundedInput(opening: "missing.png")
/// } catch {
///   error.code         // "notFound"
///   error.description  // "missing.png: not found"
/// }
/// ```
///
/// A file of an unknown type is no error, and neither is a directory, a device or a link that leads
/// nowhere: those are answers.
public struct InputError: Error, Equatable, Sendable {
  /// What went wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing of that name is there.
    case notFound

    /// The system refuses: the file may not be read or a directory on the way not searched.
    case permissionDenied

    /// The path is empty, too long, or has a NUL inside.
    case invalidPath

    /// A directory on the way is reached through a circle of symbolic links.
    case tooManySymbolicLinks

    /// The file vanished or became something else between being looked at and being read.
    case changed

    /// The system failed: the value of `errno` and the system's own words for it.
    case inputOutput(number: Int32, message: String)
  }

  /// What went wrong.
  public let reason: Reason

  /// Which input, or `nil` where it has no path: bytes in memory, a bare descriptor.
  public let path: RawPath?

  /// Makes an error.
  ///
  /// `InputError(.notFound, path: "a").description` is `a: not found`.
  public init(_ reason: Reason, path: RawPath?) {
    self.reason = reason
    self.path = path
  }

  /// A word for the reason that does not change between releases, for output that programs read.
  ///
  /// One of `notFound`, `denied`, `invalidPath`, `tooManySymbolicLinks`, `changed`, `io`.
  public var code: String {
    switch reason {
    case .notFound: "notFound"
    case .permissionDenied: "denied"
    case .invalidPath: "invalidPath"
    case .tooManySymbolicLinks: "tooManySymbolicLinks"
    case .changed: "changed"
    case .inputOutput: "io"
    }
  }

  /// The reason in words, without the path: `permission denied`.
  public var message: String {
    switch reason {
    case .notFound: "not found"
    case .permissionDenied: "permission denied"
    case .invalidPath: "not a valid path"
    case .tooManySymbolicLinks: "too many symbolic links"
    case .changed: "changed while it was being read"
    case .inputOutput(_, let message): message
    }
  }
}

extension InputError: CustomStringConvertible {
  /// The input and the reason: `missing.png: not found`.
  ///
  /// An input without a path reads `input`.
  public var description: String { "\(path?.description ?? "input"): \(message)" }
}
