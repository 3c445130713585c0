extension DynamicIdentifier {
  /// The short codes that stand for frequent identifiers inside a dynamic identifier.
  ///
  /// A code is the place in the table in upper-case hexadecimal. 0 to F are Alastair Houghton's
  /// table. 10 is not in it: macOS 26 writes `?0=10:1=dvdmedia` for an extension that it looks up
  /// among packages.
  enum Code {
    private static let identifiers = [
      "UTTypeConformsTo",
      "public.filename-extension",
      "com.apple.ostype",
      "public.mime-type",
      "com.apple.nspboard-type",
      "public.url-scheme",
      "public.data",
      "public.text",
      "public.plain-text",
      "public.utf16-plain-text",
      "com.apple.traditional-mac-plain-text",
      "public.image",
      "public.video",
      "public.audio",
      "public.directory",
      "public.folder",
      "com.apple.package",
    ]

    /// The code of the key before the types that are conformed to.
    static var conformsTo: String { "0" }

    /// The identifier that a code stands for, `nil` where it is no code.
    static func identifier(ofCode code: String) -> String? {
      guard let place = Int(code, radix: 16), identifiers.indices.contains(place),
        text(ofPlace: place) == code
      else { return nil }
      return identifiers[place]
    }

    /// The code of an identifier, `nil` where it has none.
    static func code(ofIdentifier identifier: String) -> String? {
      identifiers.firstIndex(of: identifier).map(text(ofPlace:))
    }

    /// The code of a tag class, `nil` where it has none.
    ///
    /// A class by the name of the first row would be read as conformance, so it has no code.
    static func code(ofTagClass tagClass: UTTagClass) -> String? {
      let code = code(ofIdentifier: tagClass.rawValue)
      return code == conformsTo ? nil : code
    }

    private static func text(ofPlace place: Int) -> String {
      String(place, radix: 16, uppercase: true)
    }
  }
}
