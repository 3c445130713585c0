/// What a path names, as the file system sees it.
///
/// A directory is a directory here, whatever its name says: whether it is a package is decided from
/// its name later.
///
/// ```swift
/// try FileSystemKind.read(at: "/dev/null")  // .characterDevice
/// try FileSystemKind.read(at: "notes.txt")  // .regularFile(size: 1024)
/// ```
///
/// Source: POSIX.1-2024, `<sys/stat.h>`.
public enum FileSystemKind: Hashable, Sendable {
  /// A file with content; `size` is in bytes.
  ///
  /// The files of `/proc` say 0 and have content all the same.
  case regularFile(size: Int64)

  /// A directory.
  case directory

  /// A symbolic link that was not followed, or that leads nowhere.
  ///
  /// `target` is the kind of what the link leads to; `nil` where it leads to nothing, because it
  /// dangles or goes in a circle.
  indirect case symbolicLink(target: FileSystemKind?)

  /// A named pipe (FIFO), or the pipe behind an open descriptor.
  case namedPipe

  /// A socket.
  case socket

  /// A character device, as a terminal or `/dev/null`.
  case characterDevice

  /// A block device, as a disk.
  case blockDevice

  /// Something that POSIX does not name, as an event descriptor of Linux.
  case other

  /// Reads the kind of what a path names.
  ///
  /// Nothing is opened: a named pipe, socket or device neither blocks nor notices. With
  /// `followingSymbolicLinks`, the link's target decides, and a link that leads nowhere is itself the
  /// answer: `.symbolicLink(target: nil)`, not an error.
  ///
  /// - Parameters:
  ///   - path: The path to look at.
  ///   - followingSymbolicLinks: Whether a symbolic link stands for its target.
  /// - Returns: The kind.
  /// - Throws: ``InputError`` where the path cannot be looked at: it is not there, a directory on the
  ///   way may not be searched, the path is invalid.
  public static func read(
    at path: RawPath, followingSymbolicLinks: Bool = true
  ) throws(InputError) -> FileSystemKind {
    guard path.isValid else { throw InputError(.invalidPath, path: path) }
    do {
      let kind = try SystemCalls.status(
        of: path, followingSymbolicLinks: followingSymbolicLinks
      ).kind
      guard case .symbolicLink = kind else { return kind }
      let target = try? SystemCalls.status(of: path, followingSymbolicLinks: true)
      return .symbolicLink(target: target?.kind)
    } catch {
      if followingSymbolicLinks, SystemCalls.mayBeBrokenLink(error),
        let link = try? SystemCalls.status(of: path, followingSymbolicLinks: false),
        case .symbolicLink = link.kind
      {
        return link.kind
      }
      throw InputError(SystemCalls.reason(for: error), path: path)
    }
  }
}
