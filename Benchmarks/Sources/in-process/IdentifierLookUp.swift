import UniformTypes

/// A type from its identifier, and the identifier of a type.
enum IdentifierLookUp {
  private static let identifiers = Ring([
    "public.png", "com.apple.quicktime-movie", "public.c-source", "com.adobe.pdf", "public.json",
    "org.openxmlformats.wordprocessingml.document", "Public.JPEG", "public.plain-text",
  ])

  private static let types = Ring((0..<8).compactMap { UTType(identifiers[$0]) })

  static func register() {
    addBenchmark("identifier-look-up/ours") { iterations in
      let identifiers = IdentifierLookUp.identifiers
      for turn in 0..<iterations {
        blackHole(UTType(identifiers[turn]))
      }
    }
    addBenchmark("identifier-of-type/ours") { iterations in
      let types = IdentifierLookUp.types
      for turn in 0..<iterations {
        blackHole(types[turn].identifier)
      }
    }
  }
}
