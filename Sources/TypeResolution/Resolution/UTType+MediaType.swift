internal import UniformTypes

extension UTType {
  /// The media type to send data of the type with.
  ///
  /// Not every type has one; then a known alias stands in, then the media type of the nearest parent
  /// that is more than data, then `text/plain` for text.
  var nearestMediaType: String {
    if let own = preferredMIMEType ?? preferredTag(.mimeTypeAlias) { return own }
    for supertype in orderedSupertypes where !supertype.isGeneric {
      if let inherited = supertype.preferredMIMEType ?? supertype.preferredTag(.mimeTypeAlias) {
        return inherited
      }
    }
    return conforms(to: .text) ? "text/plain" : "application/octet-stream"
  }
}
