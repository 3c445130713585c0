import Testing
import UniformTypes

@Suite("Tags")
struct TagTests {
  static let extensions: [(String, String)] = [
    ("png", "public.png"), ("PNG", "public.png"), ("jpg", "public.jpeg"), ("jpeg", "public.jpeg"),
    ("mov", "com.apple.quicktime-movie"), ("rb", "public.ruby-script"), ("mp4", "public.mpeg-4"),
    ("app", "com.apple.application-file"), ("pkg", "com.apple.installer-package-archive"),
    ("key", "com.apple.iwork.keynote.sffkey"), ("ts", "public.mpeg-2-transport-stream"),
    ("docx", "org.openxmlformats.wordprocessingml.document"), ("plist", "com.apple.property-list"),
    ("html", "public.html"), ("gz", "org.gnu.gnu-zip-archive"), ("zip", "public.zip-archive"),
    ("swift", "public.swift-source"), ("webp", "org.webmproject.webp"),
  ]

  @Test("extension to type", arguments: extensions)
  func filenameExtension(pair: (tag: String, identifier: String)) {
    #expect(UTType(filenameExtension: pair.tag)?.identifier == pair.identifier)
  }

  static let mimeTypes: [(String, String)] = [
    ("image/png", "public.png"), ("IMAGE/PNG", "public.png"),
    ("video/quicktime", "com.apple.quicktime-movie"), ("text/html", "public.html"),
    ("text/xml", "public.xml"), ("application/json", "public.json"),
    ("audio/mpeg", "public.mp3"), ("application/octet-stream", "public.data"),
    ("text/plain;charset=utf-8", "public.utf8-plain-text"),
  ]

  @Test("MIME type to type", arguments: mimeTypes)
  func mimeType(pair: (tag: String, identifier: String)) {
    #expect(UTType(mimeType: pair.tag)?.identifier == pair.identifier)
  }

  static let preferred: [(UTType, String?, String?)] = [
    (.jpeg, "jpeg", "image/jpeg"), (.mpeg4Audio, "mp4", "audio/mp4"),
    (.yaml, "yml", "application/x-yaml"), (.javaScript, "js", "text/javascript"),
    (.xml, "xml", "application/xml"), (.gzip, "gz", "application/x-gzip"),
    (.wav, "wav", "audio/vnd.wave"), (.rtf, "rtf", "text/rtf"),
    (.image, nil, nil), (.swiftSource, "swift", nil),
  ]

  @Test("preferred tags are the first declared and are not inherited", arguments: preferred)
  func preferredTags(row: (type: UTType, filenameExtension: String?, mimeType: String?)) {
    #expect(row.type.preferredFilenameExtension == row.filenameExtension)
    #expect(row.type.preferredMIMEType == row.mimeType)
    #expect(row.type.tags[.filenameExtension]?.first == row.filenameExtension)
    #expect(row.type.tags[.mimeType]?.first == row.mimeType)
  }

  @Test("a tag that several types claim gives them all, in declared order")
  func claimants() {
    let types = UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil)
    #expect(types.map(\.identifier) == ["public.mpeg-4", "public.mpeg-4-audio"])
    let audio = UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audio)
    #expect(audio.map(\.identifier) == ["public.mpeg-4-audio"])
    #expect(
      UTType(filenameExtension: "mp4", conformingTo: .audio)?.identifier == "public.mpeg-4-audio")
  }

  @Test("packages are found only when asked for")
  func packages() {
    #expect(UTType(filenameExtension: "rtfd")?.isDynamic == true)
    #expect(UTType(filenameExtension: "rtfd", conformingTo: .package) == .rtfd)
    #expect(UTType(filenameExtension: "app", conformingTo: .package) == .applicationBundle)
  }

  @Test("four-character codes are told apart by case")
  func osTypes() {
    #expect(UTType(tag: "PNGf", tagClass: .osType, conformingTo: nil) == .png)
    #expect(UTType(tag: "pngf", tagClass: .osType, conformingTo: nil)?.isDynamic == true)
  }

  @Test("every tag of every type finds that type among its claimants")
  func everyTagIsFound() {
    for type in TypeGraph.default.types {
      for (tagClass, tags) in type.tags {
        for tag in tags {
          let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: nil)
          #expect(found.contains(type), "\(tag) \(tagClass) \(type)")
        }
      }
    }
  }

  @Test("an unknown tag gives a dynamic type that carries it", arguments: ["xyzzy", "Q.Q", "ünï"])
  func unknown(tag: String) throws {
    let type = try #require(UTType(filenameExtension: tag))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.conforms(to: .data))
    #expect(type.conforms(to: .item))
    #expect(!type.conforms(to: .text))
    #expect(type.preferredFilenameExtension == tag.lowercased())
    #expect(type.preferredMIMEType == nil)
    #expect(UTType(type.identifier) == type)
    #expect(type.localizedDescription == nil)
  }

  @Test("an empty tag is no tag")
  func empty() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType.types(tag: "", tagClass: .mimeType, conformingTo: nil).isEmpty)
  }
}
