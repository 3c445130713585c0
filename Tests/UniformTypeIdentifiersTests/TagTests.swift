import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types by tag")
struct TagTests {
  @Test(
    "an extension gives its first type that conforms to data",
    arguments: [
      ("png", "public.png"), ("PNG", "public.png"), ("jpg", "public.jpeg"),
      ("mov", "com.apple.quicktime-movie"), ("ts", "public.mpeg-2-transport-stream"),
      ("app", "com.apple.application-file"), ("pkg", "com.apple.installer-package-archive"),
      ("key", "com.apple.iwork.keynote.sffkey"), ("pages", "com.apple.iwork.pages.sffpages"),
      ("pkpass", "com.apple.pkpass-data"), ("mp4", "public.mpeg-4"), ("yml", "public.yaml"),
    ])
  func filenameExtension(filenameExtension: String, expected: String) {
    #expect(UTType(filenameExtension: filenameExtension)?.identifier == expected)
    let tagged = UTType(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: .data)
    #expect(tagged?.identifier == expected)
  }

  @Test(
    "packages are found when asked for, and only then",
    arguments: ["rtfd", "xpc", "kext", "bundle", "plugin", "appex", "scptd"])
  func packages(filenameExtension: String) {
    #expect(UTType(filenameExtension: filenameExtension)?.isDynamic == true)
    let directory = UTType(filenameExtension: filenameExtension, conformingTo: .directory)
    #expect(directory?.isDeclared == true)
    #expect(directory?.conforms(to: .directory) == true)
  }

  @Test(
    "a MIME type is taken literally, but for case",
    arguments: [
      ("image/png", "public.png"), ("Image/PNG", "public.png"), ("text/html", "public.html"),
      ("text/plain;charset=utf-8", "public.utf8-plain-text"), ("text/plain", "public.plain-text"),
      ("application/xml", "public.xml"), ("audio/vnd.wave", "com.microsoft.waveform-audio"),
    ])
  func mimeType(mimeType: String, expected: String) {
    #expect(UTType(mimeType: mimeType)?.identifier == expected)
    let tagged = UTType(tag: mimeType, tagClass: .mimeType, conformingTo: .data)
    #expect(tagged?.identifier == expected)
  }

  @Test("a MIME type with parameters that nothing declares is dynamic")
  func mimeTypeParameters() {
    #expect(UTType(mimeType: "text/html; charset=utf-8")?.isDynamic == true)
  }

  @Test(
    "what nothing declares becomes a dynamic type with the conformance in its identifier",
    arguments: [
      ("rs-x", .plainText, [.plainText, .text, .data, .item, .content]),
      ("rs-x", .data, [.data, .item]),
      ("rs-x", .package, [.package, .directory, .item]),
      ("rs-x", nil, []),
    ] as [(String, UTType?, Set<UTType>)])
  func dynamic(filenameExtension: String, supertype: UTType?, supertypes: Set<UTType>) throws {
    let type = try #require(
      UTType(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype))
    #expect(type.isDynamic)
    #expect(!type.isDeclared)
    #expect(type.supertypes == supertypes)
    #expect(type.preferredFilenameExtension == filenameExtension)
    #expect(type.preferredMIMEType == nil)
    #expect(type.localizedDescription == nil)
    #expect(type.tags == [.filenameExtension: [filenameExtension]])
    #expect(UTType(type.identifier) == type)
    #expect(UTType(type.identifier)?.supertypes == supertypes)
  }

  @Test(
    "identifiers that a Mac made carry tag and conformance",
    arguments: [
      ("dyn.ah62d4rv4ge8003dcta", .filenameExtension, "kdbx", .data),
      ("dyn.ah62d4sb4ge81e62", .filenameExtension, "rs", .plainText),
      ("dyn.ah62d4rv4gq81up5sr71hg3pssrwu", .mimeType, "x/nonsense", .data),
    ] as [(String, UTTagClass, String, UTType)])
  func identifiers(identifier: String, tagClass: UTTagClass, tag: String, supertype: UTType) throws
  {
    let type = try #require(UTType(identifier))
    #expect(type.isDynamic)
    #expect(type.tags == [tagClass: [tag]])
    #expect(type.conforms(to: supertype))
  }

  @Test("an empty tag gives nothing")
  func empty() {
    #expect(UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "") == nil)
    #expect(UTType.types(tag: "", tagClass: .filenameExtension, conformingTo: nil) == [])
  }

  @Test("the first of all types is the one that the initialiser gives")
  func order() {
    for tag in ["mp4", "plist", "app", "pages", "m", "h", "pl", "no-such"] {
      let types = UTType.types(tag: tag, tagClass: .filenameExtension, conformingTo: nil)
      #expect(
        types.first == UTType(tag: tag, tagClass: .filenameExtension, conformingTo: nil), "\(tag)")
    }
  }

  @Test("where nothing is declared there is one dynamic type")
  func oneDynamic() {
    let types = UTType.types(tag: "no-such", tagClass: .filenameExtension, conformingTo: .image)
    #expect(types.count == 1)
    #expect(types.first?.isDynamic == true)
    #expect(types.first?.conforms(to: .image) == true)
  }

  @Test(
    "the preferred tag is the first of its class",
    arguments: [
      (.jpeg, "jpeg", "image/jpeg"), (.mpeg4Audio, "mp4", "audio/mp4"),
      (.yaml, "yml", "application/x-yaml"),
      (.javaScript, "js", "text/javascript"), (.xml, "xml", "application/xml"),
      (.gzip, "gz", "application/x-gzip"), (.wav, "wav", "audio/vnd.wave"),
      (.rtf, "rtf", "text/rtf"), (.swiftSource, "swift", nil), (.image, nil, nil),
    ] as [(UTType, String?, String?)])
  func preferred(type: UTType, filenameExtension: String?, mimeType: String?) {
    #expect(type.preferredFilenameExtension == filenameExtension)
    #expect(type.preferredFilenameExtension == type.tags[.filenameExtension]?.first)
    #expect(type.preferredMIMEType == type.tags[.mimeType]?.first)
    #expect(type.preferredMIMEType == mimeType)
  }
}
