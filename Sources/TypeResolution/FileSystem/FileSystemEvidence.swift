internal import UniformTypes

/// The types of what is no regular file.
enum FileSystemEvidence {
  /// What a kind speaks for; `nil` for regular files and for directories, whose names have a say.
  static func evidence(for kind: FileSystemKind) -> Evidence? {
    switch kind {
    case .regularFile, .directory: nil
    case .symbolicLink(target: nil): evidence(.symbolicLink, "symbolic link that leads nowhere")
    case .symbolicLink: evidence(.symbolicLink, "symbolic link")
    case .namedPipe: evidence(UTType("public.named-pipe"), "named pipe")
    case .socket: evidence(UTType("public.socket"), "socket")
    case .characterDevice: evidence(UTType("public.character-special"), "character device")
    case .blockDevice: evidence(UTType("public.block-special"), "block device")
    case .other: evidence(.item, "neither a file nor a directory")
    }
  }

  /// A plain directory.
  static var directory: Evidence { evidence(.folder, "directory") }

  /// A file without content, which is data of any kind.
  static var empty: Evidence {
    Evidence(kind: .fileSystem, type: .data, strength: .weak, detail: "empty")
  }

  private static func evidence(_ type: UTType?, _ detail: String) -> Evidence {
    Evidence(kind: .fileSystem, type: type ?? .item, strength: .strong, detail: detail)
  }
}
