internal import UniformTypes

/// The questions of the README, asked in code.
@main
struct TypeQueries {
  static func main() {
    guard let movie = UTType(filenameExtension: "mov") else { return }
    print(movie.identifier)
    print(movie.conforms(to: .movie))
    print(movie.preferredMIMEType ?? "none")
    print(movie.categoryPath)
    print(movie.orderedSupertypes.map(\.identifier))

    print(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil))
    print(UTType(mediaType: "text/html; charset=utf-8")?.identifier ?? "none")

    guard let document = UTType(filenameExtension: "docx") else { return }
    print(document.conforms(to: .zip), document.isStored(as: .zip))
  }
}
