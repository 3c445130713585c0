extension UTType {
  /// The first type with a filename extension that conforms to a given type, `public.data` where none
  /// is given.
  ///
  /// The extension is written without its period and compared without regard to case. Where nothing
  /// declares such a type the answer is a dynamic type that carries the extension; so `nil` means only
  /// that the extension is empty.
  ///
  /// Since packages are directories, they are found only when asked for:
  /// `UTType(filenameExtension: "rtfd")?.isDynamic` is `true`, and
  /// `UTType(filenameExtension: "rtfd", conformingTo: .package)?.identifier` is `"com.apple.rtfd"`.
  ///
  /// Source: Apple, `UTType.init(filenameExtension:conformingTo:)`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The first type with a MIME type that conforms to a given type, `public.data` where none is given.
  ///
  /// The MIME type is taken literally, parameters included, and compared without regard to case. Where
  /// nothing declares such a type the answer is a dynamic type that carries the MIME type.
  ///
  /// `UTType(mimeType: "image/png")?.identifier` is `"public.png"`.
  ///
  /// Source: Apple, `UTType.init(mimeType:conformingTo:)`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The first type with a tag of any class that conforms to a given type, or to nothing in particular.
  ///
  /// `UTType(tag: "PNGf", tagClass: .osType, conformingTo: nil)?.identifier` is `"public.png"`.
  ///
  /// Source: Apple, `UTType.init(tag:tagClass:conformingTo:)`.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let graph = supertype?.graph ?? .default
    guard let type = graph.type(tag: tag, tagClass: tagClass, conformingTo: supertype) else {
      return nil
    }
    self = type
  }

  /// All types with a tag that conform to a given type, or to nothing in particular, the first choice
  /// first.
  ///
  /// The order is that of ``TypeGraph/types(tag:tagClass:conformingTo:)``.
  ///
  /// `UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil).map(\.identifier)` is
  /// `["public.mpeg-4", "public.mpeg-4-audio"]`.
  ///
  /// Source: Apple, `UTType.types(tag:tagClass:conformingTo:)`.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let graph = supertype?.graph ?? .default
    return graph.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
  }

  /// The tags of the type by class, the preferred one first; parents' tags are not among them.
  ///
  /// `UTType.png.tags[.mimeType]` is `["image/png"]`.
  public var tags: [UTTagClass: [String]] {
    if case .undeclared(let type) = storage { return type.tags }
    return declared { graph.tags(of: $0, in: $1) } ?? [:]
  }

  /// The filename extension to give a file of the type, without a period; `nil` where it has none.
  ///
  /// `UTType.jpeg.preferredFilenameExtension` is `"jpeg"`, `UTType.image.preferredFilenameExtension`
  /// is `nil`.
  public var preferredFilenameExtension: String? { preferredTag(.filenameExtension) }

  /// The MIME type to send data of the type with; `nil` where it has none.
  ///
  /// `UTType.png.preferredMIMEType` is `"image/png"`, `UTType.image.preferredMIMEType` is `nil`.
  public var preferredMIMEType: String? { preferredTag(.mimeType) }

  /// The first tag of a class; `nil` where the type has none.
  ///
  /// `UTType.png.preferredTag(.osType)` is `"PNGf"`.
  public func preferredTag(_ tagClass: UTTagClass) -> String? {
    if case .undeclared(let type) = storage { return type.tags[tagClass]?.first }
    return declared { index, image in
      guard let classIndex = image.tagClassIndex(tagClass) else { return nil }
      let list = image.list(image.field(.tags, of: index))
      for place in stride(from: 0, to: list.count, by: 2) where list[place] == classIndex {
        return image.string(list[place + 1])
      }
      return nil
    } ?? nil
  }
}
