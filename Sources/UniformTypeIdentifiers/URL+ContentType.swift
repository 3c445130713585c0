public import Foundation
public import UniformTypes

extension URL {
  /// The type of the file at the URL, by its kind and its name; its content is not read.
  ///
  /// ```swift
  /// URL(fileURLWithPath: "/etc/hosts").contentType         // public.data
  /// URL(fileURLWithPath: "/tmp/photo.jpg").contentType     // public.jpeg, whatever is inside
  /// URL(fileURLWithPath: "/tmp/Chess.app").contentType     // com.apple.application-bundle, a directory
  /// ```
  ///
  /// A symbolic link is `public.symlink`, wherever it leads. A directory has the type of its extension
  /// where a type that conforms to `public.directory` claims it, and is `public.folder` otherwise. A
  /// file with an extension has its first type that conforms to `public.data`, a dynamic one where
  /// nothing declares the extension; a file without one is `public.unix-executable` where anybody may
  /// run it, `public.data` otherwise. Pipes, sockets and devices have their own types.
  ///
  /// `nil` where there is no file at the URL or none that can be asked, and for URLs of other schemes.
  /// The root of a volume is `public.folder` here, `public.volume` on a Mac.
  ///
  /// Apple has this as a resource value only; ``Foundation/URLResourceValues/contentType`` is here too.
  public var contentType: UTType? {
    guard isFileURL, let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeSymbolicLink?: return .symbolicLink
    case .typeDirectory?: return directoryType
    case .typeRegular?:
      return fileType(permissions: (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0)
    case .typeSocket?: return UTType("public.socket") ?? .item
    case .typeCharacterSpecial?: return UTType("public.character-special") ?? .item
    case .typeBlockSpecial?: return UTType("public.block-special") ?? .item
    // Foundation has no word for a pipe, the only kind of file that is left.
    default: return UTType("public.named-pipe") ?? .item
    }
  }

  private var directoryType: UTType {
    UTType(filenameExtension: pathExtension, conformingTo: .directory)
      .flatMap { $0.isDeclared ? $0 : nil } ?? .folder
  }

  private func fileType(permissions: Int) -> UTType {
    if let named = UTType(filenameExtension: pathExtension) { return named }
    let anybodyMayRun = 0o111
    return permissions & anybodyMayRun == 0 ? .data : .unixExecutable
  }
}
