#if LibMagic
  /// A regular file mapped into memory as a whole, unmapped when the object goes away.
  ///
  /// The mapping is private: what libmagic writes to it, as it does where a database has another byte
  /// order, stays in this process. As with every mapping, a file that is cut short meanwhile ends
  /// the process when the lost part is touched; databases are installed by renaming, not by cutting.
  final class MappedFile {
    /// The bytes of the file; never empty.
    let memory: UnsafeMutableRawBufferPointer

    /// Maps a file.
    ///
    /// - Throws: ``MagicError/databaseUnreadable(path:message:)`` where it is no regular file, is empty
    ///   or cannot be read.
    init(_ path: String) throws(MagicError) {
      do {
        memory = try Self.map(RawPath(path))
      } catch {
        throw .databaseUnreadable(path: path, message: error.message)
      }
    }

    deinit {
      SystemCalls.unmap(memory)
    }

    private struct Failure: Error {
      let message: String
    }

    private static func map(_ path: RawPath) throws(Failure) -> UnsafeMutableRawBufferPointer {
      let opened: OpenedFile
      do {
        opened = try OpenedFile.open(path, followingSymbolicLinks: true)
      } catch {
        throw Failure(message: error.message)
      }
      guard case .regularFile(let descriptor, let size) = opened else {
        throw Failure(message: "not a regular file")
      }
      defer { SystemCalls.close(descriptor) }
      guard let count = Int(exactly: size), count > 0 else { throw Failure(message: "empty") }
      do {
        return try SystemCalls.map(descriptor, count: count)
      } catch {
        throw Failure(message: SystemCalls.message(for: error.rawValue))
      }
    }
  }
#endif
