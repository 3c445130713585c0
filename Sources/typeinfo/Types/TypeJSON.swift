internal import UniformTypes

extension JSONWriter {
  /// Writes a type as an object.
  mutating func value(_ type: UTType) {
    let tags = type.tags
    object { writer in
      writer.key("identifier")
      writer.value(type.identifier)
      writer.key("description")
      writer.value(type.localizedDescription)
      writer.key("mediaType")
      writer.value(type.preferredMIMEType)
      writer.key("mediaTypes")
      writer.array(tags[.mimeType] ?? [])
      writer.key("mediaTypeAliases")
      writer.array(tags[.mimeTypeAlias] ?? [])
      writer.key("extensions")
      writer.array(tags[.filenameExtension] ?? [])
      writer.key("conformsTo")
      writer.array(type.orderedSupertypes.lazy.map(\.identifier))
      writer.key("category")
      writer.array(type.categoryPath.names)
      writer.key("isDynamic")
      writer.value(type.isDynamic)
    }
  }
}
