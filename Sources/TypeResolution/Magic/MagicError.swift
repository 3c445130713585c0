/// Why libmagic gave no answer.
///
/// None of these is fatal: libmagic's word is one piece of evidence among others, and the rest of the
/// library does without.
///
/// ```swift
/// let library = MagicLibrary(databasePath: "/no/such.mgc")
/// do { _ = try library.describe([0x00].span.bytes) } catch { error.code }  // "databaseUnreadable"
/// ```
public enum MagicError: Error, Equatable, Sendable {
  /// The package was built without its trait `LibMagic`.
  case unavailable

  /// libmagic's shared object is not installed or cannot be loaded; the loader's own message.
  case libraryNotLoaded(message: String)

  /// libmagic is too old: it lacks a function that is needed.
  case symbolMissing(name: String)

  /// The database is missing or wrong: its path and libmagic's or the system's own message.
  case databaseUnreadable(path: String, message: String)

  /// libmagic failed on these bytes; its own message. Other bytes may go well.
  case failed(message: String)

  /// A word for the error that does not change between releases, for output that programs read.
  ///
  /// One of `unavailable`, `libraryNotLoaded`, `symbolMissing`, `databaseUnreadable`, `failed`.
  public var code: String {
    switch self {
    case .unavailable: "unavailable"
    case .libraryNotLoaded: "libraryNotLoaded"
    case .symbolMissing: "symbolMissing"
    case .databaseUnreadable: "databaseUnreadable"
    case .failed: "failed"
    }
  }
}

extension MagicError: CustomStringConvertible {
  /// The error in a sentence: `built without libmagic`.
  public var description: String {
    switch self {
    case .unavailable:
      "built without libmagic"
    case .libraryNotLoaded(let message):
      "libmagic cannot be loaded: \(message)"
    case .symbolMissing(let name):
      "libmagic is too old: it has no \(name)"
    case .databaseUnreadable(let path, let message):
      "libmagic's database \(path) cannot be used: \(message)"
    case .failed(let message):
      "libmagic failed: \(message)"
    }
  }
}
