import CGIO
import UniformTypes

/// Whether one type is another or a kind of it: eight pairs, near and far, six of which are.
enum Conformance {
  private static let types = Ring(
    [
      "public.png", "public.svg-image", "public.c-source", "com.apple.quicktime-movie",
      "com.adobe.pdf", "public.ruby-script", "com.pkware.zip-archive", "com.canon.cr2-raw-image",
    ].map(declaredType))

  private static let others = Ring(
    [
      "public.image", "public.text", "public.plain-text", "public.movie",
      "public.png", "public.plain-text", "public.plain-text", "public.image",
    ].map(declaredType))

  private static let typeNames = Ring(
    strings: [
      "image/png", "image/svg+xml", "text/x-csrc", "video/quicktime",
      "application/pdf", "application/x-ruby", "application/zip", "image/x-canon-cr2",
    ])

  private static let otherNames = Ring(
    strings: [
      "image/*", "text/plain", "text/plain", "video/*",
      "image/png", "text/plain", "text/plain", "image/tiff",
    ])

  static func register() {
    addBenchmark("conformance/ours") { iterations in
      let (types, others) = (Conformance.types, Conformance.others)
      for turn in 0..<iterations {
        blackHole(types[turn].conforms(to: others[turn]))
      }
    }
    addBenchmark("conformance/GIO") { iterations in
      let (types, others) = (Conformance.typeNames, Conformance.otherNames)
      for turn in 0..<iterations {
        blackHole(g_content_type_is_a(types[turn], others[turn]) != 0)
      }
    }
  }

  private static func declaredType(_ identifier: String) -> UTType {
    guard let type = UTType(identifier), type.isDeclared else {
      fatalError("the catalogue does not declare \(identifier)")
    }
    return type
  }
}
