/// The number a system call left in `errno`.
///
/// Kept as the system gave it; ``InputError`` is what callers of the library see.
struct SystemErrorNumber: Error, Equatable, Sendable {
  /// The value of `errno`.
  let rawValue: Int32
}
