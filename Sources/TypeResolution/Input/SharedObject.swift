/// A shared object that the loader has opened.
///
/// It is never closed: the functions found in it are kept for the life of the process.
///
/// `@unchecked Sendable`: the handle is a name for the loader, which does its own locking; it is never
/// read through.
struct SharedObject: @unchecked Sendable {
  /// Why a shared object could not be opened.
  struct LoadError: Error, Equatable, Sendable {
    /// The loader's own message.
    let message: String
  }

  /// The loader's handle.
  let handle: UnsafeMutableRawPointer
}
