import Foundation
import Testing
import UniformTypeIdentifiers

/// What people stumble over on a Mac and must find the same here, one test a trap.
///
/// Traps that are about a system's other parts (open panels, Quick Look, sharing, simulators, the
/// availability of the module, warnings of Xcode) show nothing that this module could answer.
@Suite("Traps")
struct TrapTests {
  @Test("1: an unknown extension is not nil, so a fallback never runs")
  func unknownExtension() {
    let type = UTType(filenameExtension: "no-such") ?? .data
    #expect(type != .data)
    #expect(type.isDynamic)
    #expect(type.supertypes == [.data, .item])
  }

  @Test("2: the dynamic type of an extension depends on the conformance that was asked for")
  func dynamicTypesDiffer() {
    let data = UTType(filenameExtension: "no-such")
    let text = UTType(filenameExtension: "no-such", conformingTo: .plainText)
    let package = UTType(filenameExtension: "no-such", conformingTo: .package)
    #expect(Set([data, text, package]).count == 3)
  }

  @Test("3: a dynamic type is known by its identifier, and says which extension it is for")
  func dynamicIdentifiers() throws {
    let type = try #require(UTType(filenameExtension: "no-such"))
    let again = try #require(UTType(type.identifier.uppercased()))
    #expect(again == type)
    #expect(again.preferredFilenameExtension == "no-such")
  }

  @Test("4: dynamic identifiers that programs have written down still mean what they meant")
  func writtenDownIdentifiers() {
    #expect(UTType("dyn.ah62d4rv4ge8043a")?.preferredFilenameExtension == "md")
    #expect(UTType("dyn.ah62d4rv4ge8043a")?.isDynamic == true)
    #expect(UTType("dyn.ah62d4rv4ge8043a") != UTType(filenameExtension: "md"))
  }

  @Test("5: an unknown type that is invented conforms to none that a receiver asks for")
  func inventedTypes() {
    let type = UTType(filenameExtension: "no-such")
    for wanted in [UTType.content, .text, .image, .audiovisualContent] {
      #expect(type?.conforms(to: wanted) == false)
    }
  }

  @Test("6: .ts is a transport stream, not TypeScript")
  func typeScript() {
    #expect(UTType(filenameExtension: "ts") == .mpeg2TransportStream)
    #expect(UTType(filenameExtension: "ts")?.conforms(to: .sourceCode) == false)
  }

  @Test("7: .md is Markdown, as from macOS 27 on every system", arguments: ["md", "markdown"])
  func markdown(filenameExtension: String) {
    #expect(UTType(filenameExtension: filenameExtension) == .markdown)
    #expect(UTType.markdown.identifier == "net.daringfireball.markdown")
  }

  @Test("8: Markdown conforms to UTF-8 plain text")
  func markdownConformance() {
    #expect(UTType.markdown.conforms(to: .utf8PlainText))
    #expect(UTType.markdown.conforms(to: .plainText))
    #expect(UTType.markdown.conforms(to: .text))
  }

  @Test("9: text/plain stays plain text, whoever else would have it")
  func plainTextTag() {
    #expect(UTType(mimeType: "text/plain") == .plainText)
    #expect(UTType.markdown.tags[.mimeType]?.contains("text/plain") != true)
  }

  @Test("10: MPEG-4 audio prefers .mp4, and .m4a is another type")
  func mpeg4Audio() {
    #expect(UTType.mpeg4Audio.preferredFilenameExtension == "mp4")
    #expect(UTType(filenameExtension: "m4a")?.identifier == "com.apple.m4a-audio")
    #expect(UTType(filenameExtension: "m4a")?.conforms(to: .mpeg4Audio) == true)
  }

  @Test("11: a JPEG prefers .jpeg, not .jpg")
  func jpeg() {
    #expect(UTType(mimeType: "image/jpeg")?.preferredFilenameExtension == "jpeg")
    #expect(UTType(filenameExtension: "jpg")?.preferredFilenameExtension == "jpeg")
  }

  @Test(
    "12: real types have no MIME type, and none is taken from above", arguments: ["patch", "swift"])
  func missingMIMETypes(filenameExtension: String) {
    let type = UTType(filenameExtension: filenameExtension)
    #expect(type?.isDeclared == true)
    #expect(type?.conforms(to: .plainText) == true)
    #expect(type?.preferredMIMEType == nil)
  }

  @Test(
    "13: abstract types have neither MIME type nor extension",
    arguments: [UTType.image, .movie, .audio, .data, .content, .archive])
  func abstractTypes(type: UTType) {
    #expect(type.preferredMIMEType == nil || type == .data)
    #expect(type.preferredFilenameExtension == nil)
  }

  @Test("14: an unknown MIME type is not nil")
  func unknownMIMEType() {
    let type = UTType(mimeType: "x/nonsense")
    #expect(type?.identifier == "dyn.ah62d4rv4gq81up5sr71hg3pssrwu")
  }

  @Test("15: a WAV file's MIME type is audio/vnd.wave")
  func wave() {
    #expect(UTType(filenameExtension: "wav") == .wav)
    #expect(UTType.wav.preferredMIMEType == "audio/vnd.wave")
  }

  @Test("16: an identifier is no MIME type, nor the other way round")
  func identifiersAndMIMETypes() {
    #expect(UTType("image/png") == nil)
    #expect(UTType(mimeType: "public.png")?.isDynamic == true)
  }

  @Test("17: a declaration that the system has goes before the program's own words")
  func activeDeclaration() {
    let type = UTType(exportedAs: "public.jpeg", conformingTo: .text)
    #expect(type.preferredFilenameExtension == "jpeg")
    #expect(!type.conforms(to: .text))
  }

  @Test("18: a type below itself does no harm")
  func selfConformance() {
    let type = UTType(
      exportedAs: "com.example.loop", conformingTo: UTType(exportedAs: "com.example.loop"))
    #expect(type.conforms(to: type))
    #expect(!type.supertypes.contains(type))
    #expect(type.conforms(to: .data))
  }

  @Test(
    "19: a word of an old program's list is no type", arguments: ["cbr", "'PDF '", "*", "NSImage"])
  func oldTypes(word: String) {
    #expect(UTType(word) == nil)
  }

  @Test("20: content and data are two hierarchies")
  func hierarchies() {
    #expect(!UTType.content.conforms(to: .data))
    #expect(!UTType.data.conforms(to: .content))
    #expect(!UTType.item.conforms(to: .content) && !UTType.item.conforms(to: .data))
    #expect(UTType.rtfd.conforms(to: .content) && !UTType.rtfd.conforms(to: .data))
    #expect(UTType.exe.conforms(to: .data) && !UTType.exe.conforms(to: .content))
  }

  @Test("21: importing and exporting one identifier is one type")
  func importedAndExported() {
    #expect(
      UTType(exportedAs: "com.example.score", conformingTo: .json)
        == UTType(importedAs: "com.example.score", conformingTo: .xml))
  }

  @Test("22: the named types are all known, with their MIME types, on every platform")
  func everywhere() {
    #expect(UTType("public.jpeg")?.preferredMIMEType == "image/jpeg")
    #expect(UTType("com.adobe.pdf")?.preferredMIMEType == "application/pdf")
  }

  @Test("23: a file URL is a URL, an M4A no movie, a QuickTime movie no MPEG-4 movie")
  func surprises() {
    #expect(UTType.fileURL.conforms(to: .url))
    #expect(UTType(filenameExtension: "m4a")?.conforms(to: .movie) == false)
    #expect(UTType.quickTimeMovie.conforms(to: .movie))
    #expect(!UTType.quickTimeMovie.conforms(to: .mpeg4Movie))
  }

  @Test("24: an extension goes to who declares it first, whatever else it is used for")
  func claimedExtensions() {
    #expect(UTType(filenameExtension: "jpx")?.identifier == "public.jpeg-2000")
    #expect(UTType(filenameExtension: "fs")?.identifier == "org.khronos.glsl.fragment-shader")
    let anything = UTType(tag: "fs", tagClass: .filenameExtension, conformingTo: nil)
    #expect(anything?.identifier == "com.apple.file-system-plug-in")
  }

  @Test("25: a MIME type on the pasteboard is another tag than a MIME type")
  func pasteboard() {
    let pasteboard = UTTagClass(rawValue: "com.apple.nspboard-type")
    let onPasteboard = UTType(tag: "x/nonsense", tagClass: pasteboard, conformingTo: .data)
    #expect(onPasteboard != UTType(mimeType: "x/nonsense"))
    #expect(onPasteboard?.tags == [pasteboard: ["x/nonsense"]])
    #expect(onPasteboard?.preferredMIMEType == nil)
  }

  @Test("27: the name of a type in code is no extension")
  func namesInCode() {
    let type = UTType(filenameExtension: "unixExecutable")
    #expect(type != .unixExecutable)
    #expect(type?.isDynamic == true)
    #expect(UTType.unixExecutable.preferredFilenameExtension == nil)
  }

  @Test("28: a source file of an unknown language is no text by its name")
  func unknownSource() {
    #expect(UTType(filenameExtension: "no-such")?.conforms(to: .text) == false)
    #expect(UTType(filenameExtension: "swift")?.conforms(to: .text) == true)
  }
}
