#if LibMagic
  internal import CMagic
  internal import Synchronization

  /// One cookie of libmagic with its rules loaded: what a single thread may ask at a time.
  ///
  /// `@unchecked Sendable`: the cookie may go from thread to thread but must not be used by two at once.
  /// The pool in ``MagicLibrary`` hands it to one borrower and takes it back under a lock.
  final class MagicCookie: @unchecked Sendable {
    private let functions: MagicFunctions
    private let handle: magic_t
    /// The mapped databases.
    ///
    /// libmagic keeps pointers into them, so they stay until the handle is closed.
    private let databases: [MappedFile]
    private var question = MagicQuestion.mimeType

    /// Opens a cookie and loads the rules.
    ///
    /// - Throws: ``MagicError/databaseUnreadable(path:message:)`` with libmagic's own words.
    init(functions: MagicFunctions, database: MagicDatabase) throws(MagicError) {
      var databases: [MappedFile] = []
      for path in database.paths { databases.append(try MappedFile(path)) }
      guard let handle = functions.open(Self.flags(for: .mimeType)) else {
        throw .failed(message: "no memory for a cookie")
      }
      self.functions = functions
      self.databases = databases
      self.handle = handle
      var addresses = databases.map { $0.memory.baseAddress }
      var sizes = databases.map(\.memory.count)
      let result = MagicFunctions.loading.withLock { _ in
        functions.loadBuffers(handle, &addresses, &sizes, addresses.count)
      }
      guard result == 0 else {
        throw .databaseUnreadable(
          path: database.paths.joined(separator: ":"),
          message: Self.lastError(functions, handle) ?? "libmagic gives no reason")
      }
    }

    deinit {
      functions.close(handle)
    }

    /// Asks about some bytes.
    ///
    /// - Returns: libmagic's own line.
    func ask(_ question: MagicQuestion, about bytes: RawSpan) throws(MagicError) -> String {
      if question != self.question {
        guard functions.setFlags(handle, Self.flags(for: question)) == 0 else {
          throw .failed(message: "flags refused")
        }
        self.question = question
      }
      // libmagic's text is copied before the cookie can be asked anything else.
      let line = bytes.withUnsafeBytes { buffer in
        functions.buffer(handle, buffer.baseAddress, buffer.count).map { String(cString: $0) }
      }
      guard let line else {
        throw .failed(message: Self.lastError(functions, handle) ?? "no answer")
      }
      return line
    }

    /// The flags for a question.
    ///
    /// `MAGIC_ERROR` has failures reported as such and not in the words of an answer. Without
    /// `MAGIC_COMPRESS`, nothing is unpacked and no process started; `MAGIC_NO_CHECK_COMPRESS` says so
    /// again. `MAGIC_RAW` stays off, so that control characters of a file come out as octal and a
    /// terminal is safe from them.
    private static func flags(for question: MagicQuestion) -> Int32 {
      let common = MAGIC_ERROR | MAGIC_NO_CHECK_COMPRESS
      return switch question {
      case .mimeType: common | MAGIC_MIME_TYPE | MAGIC_MIME_ENCODING
      case .words: common
      }
    }

    private static func lastError(_ functions: MagicFunctions, _ handle: magic_t) -> String? {
      functions.error(handle).map { String(cString: $0) }
    }
  }
#endif
