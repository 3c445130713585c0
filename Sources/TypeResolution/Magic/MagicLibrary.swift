internal import Synchronization

/// libmagic, the library behind the command `file`, asked about bytes in memory.
///
/// Nothing is opened before the first question: neither libmagic's shared object nor its database. Any
/// number of threads may ask at once; each borrows a cookie from a pool, and there are never more
/// cookies than threads that asked at the same time. libmagic is given bytes only and opens no file
/// of the caller's, starts no process and unpacks nothing.
///
/// ```swift
/// let library = MagicLibrary()
/// let bytes = Array("%PDF-1.7\n".utf8)
/// try library.describe(bytes.span.bytes).mimeType  // "application/pdf"
/// try library.words(for: bytes.span.bytes)         // "PDF document, version 1.7"
/// ```
///
/// A missing or wrong database is found at the first question and remembered: each later question
/// throws the same error at once. Nothing is ever printed.
///
/// Built without the trait `LibMagic`, every question throws ``MagicError/unavailable``, so that callers
/// need no conditions of their own.
///
/// Limits: only compiled databases (`.mgc`) are used; rules in source form, as a local `/etc/magic`, must
/// be compiled first (`file -C -m`). libmagic takes from 30 microseconds to several milliseconds a
/// question, the more the longer a text is.
///
/// Source: `libmagic(3)`.
public final class MagicLibrary: Sendable {
  /// The path of the database, or `nil` for libmagic's own.
  public let databasePath: String?

  /// Makes a library that will load its database at the first question.
  ///
  /// `MagicLibrary(databasePath: "/usr/share/misc/magic.mgc")`
  ///
  /// - Parameter databasePath: A compiled database, with or without its `.mgc`; `nil` for the one that
  ///   libmagic itself would use, which the environment variable `MAGIC` may name.
  public init(databasePath: String? = nil) {
    self.databasePath = databasePath
  }

  /// The MIME type and encoding of some bytes.
  ///
  /// `try library.describe(Array("{}".utf8).span.bytes).mimeType` is `application/json`.
  ///
  /// - Parameter bytes: The start of the data, or all of it. Rules look up to a few hundred kilobytes in;
  ///   16 KiB are enough for nearly all.
  /// - Returns: The answer; ``MagicAnswer/isUnknown`` tells where libmagic has none.
  /// - Throws: ``MagicError``
  public func describe(_ bytes: RawSpan) throws(MagicError) -> MagicAnswer {
    let line = try ask(.mimeType, about: bytes)
    guard let answer = MagicAnswer(line: line) else {
      throw .failed(message: line.isEmpty ? "an empty answer" : line)
    }
    return answer
  }

  /// libmagic's description of some bytes in English, as `file` prints it.
  ///
  /// `PNG image data, 16 x 16, 8-bit/color RGBA, non-interlaced`; `data` where libmagic knows nothing,
  /// `empty` for no bytes. For people: the words change between releases of libmagic.
  ///
  /// - Parameter bytes: The start of the data, or all of it.
  /// - Returns: One line, in which control characters are written as octal numbers.
  /// - Throws: ``MagicError``
  public func words(for bytes: RawSpan) throws(MagicError) -> String {
    MagicAnswer.firstAnswer(in: try ask(.words, about: bytes))
  }

  #if LibMagic
    /// The version of the libmagic in use, or `nil` where none can be loaded: `5.44`.
    public static var version: String? {
      guard case .success(let functions) = MagicFunctions.loaded else { return nil }
      return versionText(functions.version())
    }

    /// The cookies at rest, and the error that made more of them impossible.
    private struct Pool {
      var idle: [MagicCookie] = []
      var failure: MagicError?
    }

    private let pool = Mutex(Pool())

    /// How many cookies are at rest, for tests.
    var idleCookieCount: Int { pool.withLock { $0.idle.count } }

    private func ask(_ question: MagicQuestion, about bytes: RawSpan) throws(MagicError) -> String {
      let cookie = try borrowCookie()
      defer { pool.withLock { $0.idle.append(cookie) } }
      return try cookie.ask(question, about: bytes)
    }

    /// Takes a cookie at rest, or makes one.
    ///
    /// The first failure to make one stays. A cookie is made under the lock, so that threads which ask
    /// first at the same time find one failure and not each their own.
    private func borrowCookie() throws(MagicError) -> MagicCookie {
      try pool.withLock { pool throws(MagicError) in
        if let failure = pool.failure { throw failure }
        if let cookie = pool.idle.popLast() { return cookie }
        do throws(MagicError) {
          let functions = try MagicFunctions.loaded.get()
          let database = try MagicDatabase(at: databasePath)
          return try MagicCookie(functions: functions, database: database)
        } catch {
          pool.failure = error
          throw error
        }
      }
    }
  #else
    /// The version of the libmagic in use: `nil`, since the package was built without it.
    public static var version: String? { nil }

    private func ask(_ question: MagicQuestion, about bytes: RawSpan) throws(MagicError) -> String {
      throw .unavailable
    }
  #endif

  /// libmagic's version number in the usual way of writing: 544 is `5.44`.
  static func versionText(_ number: Int32) -> String {
    let minor = number % 100
    return "\(number / 100).\(minor < 10 ? "0" : "")\(minor)"
  }
}
