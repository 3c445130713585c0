/// What the system says about a file: its kind and its size in bytes.
struct FileStatus: Equatable, Sendable {
  /// The kind of the file.
  ///
  /// A symbolic link says nothing of its target here.
  let kind: FileSystemKind

  /// The size in bytes, meaningful for regular files.
  let size: Int64
}
