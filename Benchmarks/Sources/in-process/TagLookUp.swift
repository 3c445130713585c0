import CGIO
import UniformTypes

/// A type from a filename extension or a media type, beside GIO's guess by name.
enum TagLookUp {
  private static let extensionList = ["png", "mov", "c", "txt", "docx", "JPG", "json", "html"]

  private static let extensions = Ring(extensionList)
  private static let unknownExtensions = Ring((0..<8).map { "unknown\($0)" })
  private static let fileNames = Ring(strings: extensionList.map { "file.\($0)" })

  private static let mediaTypes = Ring([
    "image/png", "video/quicktime", "text/html", "application/pdf", "application/json", "text/css",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "image/jpeg",
  ])

  private static let types = Ring((0..<8).compactMap { UTType(mimeType: mediaTypes[$0]) })

  static func register() {
    addBenchmark("extension-look-up/ours") { iterations in
      let extensions = TagLookUp.extensions
      for turn in 0..<iterations {
        blackHole(UTType(filenameExtension: extensions[turn]))
      }
    }
    addBenchmark("extension-look-up/GIO") { iterations in
      TagLookUp.guessByName(iterations)
    }
    addBenchmark("media-type-look-up/ours") { iterations in
      let mediaTypes = TagLookUp.mediaTypes
      for turn in 0..<iterations {
        blackHole(UTType(mimeType: mediaTypes[turn]))
      }
    }
    // GIO has no look-up by media type: the name guess stands for it, as in the budget.
    addBenchmark("media-type-look-up/GIO") { iterations in
      TagLookUp.guessByName(iterations)
    }
    addBenchmark("unknown-extension/ours") { iterations in
      let extensions = TagLookUp.unknownExtensions
      for turn in 0..<iterations {
        blackHole(UTType(filenameExtension: extensions[turn]))
      }
    }
    addBenchmark("preferred-media-type/ours") { iterations in
      let types = TagLookUp.types
      for turn in 0..<iterations {
        blackHole(types[turn].preferredMIMEType)
      }
    }
  }

  private static func guessByName(_ iterations: Int64) {
    let names = fileNames
    for turn in 0..<iterations {
      let guess = g_content_type_guess(names[turn], nil, 0, nil)
      blackHole(guess)
      g_free(guess)
    }
  }
}
