import Foundation
import Testing
import UniformTypeIdentifiers

/// What must compile: every symbol of Apple's module, with the types that Apple gives it.
@Suite("The surface of Apple's module")
struct SurfaceTests {
  @Test("UTType has its initialisers")
  func initializers() {
    let types: [UTType?] = [
      UTType("public.png"),
      UTType(identifier: "public.png", allowUndeclared: false),
      UTType(filenameExtension: "png"),
      UTType(filenameExtension: "png", conformingTo: .image),
      UTType(mimeType: "image/png"),
      UTType(mimeType: "image/png", conformingTo: .image),
      UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil),
      UTType(exportedAs: "public.png"),
      UTType(exportedAs: "public.png", conformingTo: .image),
      UTType(importedAs: "public.png"),
      UTType(importedAs: "public.png", conformingTo: .image),
    ]
    #expect(types.allSatisfy { $0 == .png })
    let found: [UTType] = UTType.types(
      tag: "png", tagClass: .filenameExtension, conformingTo: .image)
    #expect(found == [.png])
  }

  @Test("UTType has its properties")
  func properties() {
    let type = UTType.png
    let identifier: String = type.identifier
    let filenameExtension: String? = type.preferredFilenameExtension
    let mimeType: String? = type.preferredMIMEType
    let localizedDescription: String? = type.localizedDescription
    let version: Int? = type.version
    let referenceURL: URL? = UTType.usd.referenceURL
    let flags: [Bool] = [type.isDynamic, type.isDeclared, type.isPublic]
    let tags: [UTTagClass: [String]] = type.tags
    let supertypes: Set<UTType> = type.supertypes
    #expect(identifier == "public.png")
    #expect(filenameExtension == "png")
    #expect(mimeType == "image/png")
    #expect(localizedDescription == "PNG image")
    #expect(version == nil)
    #expect(referenceURL == URL(string: "http://openusd.org"))
    #expect(type.referenceURL == nil)
    #expect(flags == [false, true, true])
    #expect(tags[.filenameExtension] == ["png"])
    #expect(supertypes == [.image, .data, .content, .item])
  }

  @Test("UTType has its relations")
  func relations() {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType.png.isSubtype(of: .image))
  }

  @Test("UTType has Apple's conformances, and may cross threads")
  func conformances() async {
    func check(
      _ type: some Hashable & Codable & Sendable & CustomStringConvertible
        & CustomDebugStringConvertible & ReferenceConvertible
    ) -> String { type.description }
    #expect(check(UTType.png) == "public.png")
    #expect(UTType.png.debugDescription == "public.png (not dynamic, declared)")
    #expect(await Task.detached { UTType.png.identifier }.value == "public.png")
    #expect(UTType.ReferenceType.self == UTTypeReference.self)
  }

  @Test("UTTagClass has its members and conformances")
  func tagClass() throws {
    func check(
      _ tagClass: some RawRepresentable<String> & Hashable & Codable & Sendable
        & CustomStringConvertible & CustomDebugStringConvertible
    ) -> String { tagClass.description }
    #expect(check(UTTagClass.filenameExtension) == "public.filename-extension")
    #expect(UTTagClass.mimeType.debugDescription == "public.mime-type")
    #expect(UTTagClass(rawValue: "public.mime-type") == .mimeType)
    let data = try JSONEncoder().encode([UTTagClass.mimeType])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.mime-type"]"#)
    #expect(try JSONDecoder().decode([UTTagClass].self, from: data) == [.mimeType])
  }
}
