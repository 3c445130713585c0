/// What came of opening a path: a regular file ready to read, or a kind that is not opened.
enum OpenedFile: Equatable {
  /// An open regular file, which the receiver must close, and its size in bytes.
  case regularFile(descriptor: Int32, size: Int64)

  /// Anything else. Nothing is left open.
  case unopened(FileSystemKind)

  /// Looks at a path and opens it where it is a regular file.
  ///
  /// Looking comes first because opening alone disturbs some devices, and the look is repeated on the
  /// open file because the path may name something else by then.
  static func open(
    _ path: RawPath, followingSymbolicLinks: Bool
  ) throws(InputError) -> OpenedFile {
    let kind = try FileSystemKind.read(at: path, followingSymbolicLinks: followingSymbolicLinks)
    guard case .regularFile = kind else { return .unopened(kind) }
    return try openAndLookAgain(path, followingSymbolicLinks: followingSymbolicLinks)
  }

  /// Opens a path that was a regular file a moment ago.
  ///
  /// - Throws: ``InputError/Reason/changed`` where it is gone or can no longer be opened as a file.
  static func openAndLookAgain(
    _ path: RawPath, followingSymbolicLinks: Bool
  ) throws(InputError) -> OpenedFile {
    let descriptor: Int32
    do {
      descriptor = try SystemCalls.open(path, followingSymbolicLinks: followingSymbolicLinks)
    } catch {
      let reason = SystemCalls.meansReplaced(error) ? .changed : SystemCalls.reason(for: error)
      throw InputError(reason, path: path)
    }
    do {
      let status = try SystemCalls.status(of: descriptor)
      if case .regularFile = status.kind {
        return .regularFile(descriptor: descriptor, size: status.size)
      }
      SystemCalls.close(descriptor)
      return .unopened(status.kind)
    } catch {
      SystemCalls.close(descriptor)
      throw InputError(SystemCalls.reason(for: error), path: path)
    }
  }
}
