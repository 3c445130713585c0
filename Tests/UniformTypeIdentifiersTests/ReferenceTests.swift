import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Types as objects")
struct ReferenceTests {
  @Test("a reference has the initialisers of Apple's class")
  func initializers() {
    let references: [UTTypeReference?] = [
      UTTypeReference("public.png"),
      UTTypeReference(filenameExtension: "png"),
      UTTypeReference(filenameExtension: "png", conformingTo: .image),
      UTTypeReference(mimeType: "image/png"),
      UTTypeReference(mimeType: "image/png", conformingTo: .image),
      UTTypeReference(tag: "png", tagClass: "public.filename-extension", conformingTo: nil),
      UTTypeReference(exportedAs: "public.png"),
      UTTypeReference(exportedAs: "public.png", conformingTo: .image),
      UTTypeReference(importedAs: "public.png"),
      UTTypeReference(importedAs: "public.png", conformingTo: .image),
    ]
    for reference in references { #expect(reference.map { $0 as UTType } == .png) }
    #expect(UTTypeReference("com.example.unknown") == nil)
    #expect(UTTypeReference(filenameExtension: "") == nil)
    #expect(UTTypeReference(mimeType: "") == nil)
    #expect(UTTypeReference(filenameExtension: "rtfd")?.isDynamic == true)
  }

  @Test("a reference answers as its type", arguments: [UTType.png, .usd, .image, .mpeg4Audio])
  func members(type: UTType) {
    let reference = type as UTTypeReference
    let version: NSNumber? = reference.version
    let tags: [String: [String]] = reference.tags
    #expect(reference.identifier == type.identifier)
    #expect(reference.preferredFilenameExtension == type.preferredFilenameExtension)
    #expect(reference.preferredMIMEType == type.preferredMIMEType)
    #expect(reference.localizedDescription == type.localizedDescription)
    #expect(reference.referenceURL == type.referenceURL)
    #expect(version?.intValue == type.version)
    #expect(reference.isDynamic == type.isDynamic)
    #expect(reference.isDeclared == type.isDeclared)
    #expect(reference.isPublic == type.isPublic)
    #expect(tags["public.filename-extension"] == type.tags[.filenameExtension])
    #expect(reference.conforms(to: .item) == type.conforms(to: .item))
    #expect(reference.isSubtype(of: .data) == type.isSubtype(of: .data))
    #expect(reference.isSupertype(of: .png) == type.isSupertype(of: .png))
    #expect(reference.supertypes == type.supertypes)
  }

  @Test("all types of a tag are found through the class")
  func types() {
    let types: [UTType] = UTTypeReference.types(
      tag: "mp4", tagClass: "public.filename-extension", conformingTo: nil)
    #expect(types == [.mpeg4Movie, .mpeg4Audio])
  }

  @Test("references are equal where their types are")
  func equality() throws {
    let reference = UTType.png as UTTypeReference
    let other = try #require(UTTypeReference("PUBLIC.PNG"))
    #expect(reference.isEqual(other))
    #expect(reference == other)
    #expect(reference.hash == other.hash)
    #expect(!reference.isEqual(UTType.jpeg as UTTypeReference))
    #expect(!reference.isEqual(NSString(string: "public.png")))
    #expect(Set([reference, other]).count == 1)
  }

  @Test("types bridge to objects and back")
  func bridging() {
    let object = UTType.png as AnyObject
    #expect(object is UTTypeReference)
    #expect(object as? UTType == .png)
    let array = NSArray(array: [UTType.png, UTType.jpeg])
    #expect(array.compactMap { $0 as? UTType } == [.png, .jpeg])
    var type: UTType?
    UTType._forceBridgeFromObjectiveC(UTType.gif as UTTypeReference, result: &type)
    #expect(type == .gif)
    #expect(UTType._unconditionallyBridgeFromObjectiveC(UTType.gif as UTTypeReference) == .gif)
  }

  @Test("a copy is the object itself")
  func copying() {
    let reference = UTType.png as UTTypeReference
    #expect(reference.copy() as? UTTypeReference === reference)
  }

  @Test(
    "an archive keeps a type, one that nothing declares among them",
    arguments: [
      UTType.png, UTType(exportedAs: "com.example.score"), UTType(exportedAs: "dyn.age81e62"),
    ])
  func archive(type: UTType) throws {
    #expect(UTTypeReference.supportsSecureCoding)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: type as UTTypeReference, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UTTypeReference.self, from: data)
    #expect(read.map { $0 as UTType } == type)
  }

  @Test("a reference is described by its class and its type")
  func description() {
    let reference = UTType.heic as UTTypeReference
    #expect(reference.description == "<UTTypeReference> public.heic (not dynamic, declared)")
    #expect(reference.debugDescription == reference.description)
  }
}
