import Foundation
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let score = UTType(exportedAs: "com.example.Score", conformingTo: .json)
  fileprivate static let sonata = UTType(exportedAs: "com.example.sonata", conformingTo: .score)
}

@Suite("Types that a program declares")
struct DeclaringTests {
  @Test("an exported type that nothing declares carries its identifier and its parent")
  func exported() {
    #expect(UTType.score.identifier == "com.example.score")
    #expect(!UTType.score.isDeclared)
    #expect(!UTType.score.isDynamic)
    #expect(UTType.score.conforms(to: .json))
    #expect(UTType.score.conforms(to: .text))
    #expect(UTType.json.isSupertype(of: .score))
    #expect(UTType.score.supertypes.isSuperset(of: [.json, .text, .data, .item]))
    #expect(UTType.score.tags.isEmpty)
  }

  @Test("its parent may be one that nothing declares")
  func exportedBelowExported() {
    #expect(UTType.sonata.conforms(to: .score))
    #expect(UTType.sonata.conforms(to: .json))
    #expect(UTType.score.isSupertype(of: .sonata))
    #expect(!UTType.score.conforms(to: .sonata))
    #expect(UTType.sonata.supertypes.contains(.score))
  }

  @Test("a tag that nothing declares may be looked up below it")
  func dynamicBelowExported() {
    let type = UTType(filenameExtension: "no-such", conformingTo: .score)
    #expect(type?.isDynamic == true)
    #expect(type?.conforms(to: .score) == true)
    #expect(type?.conforms(to: .json) == true)
  }

  @Test("conformance to data is assumed where no parent is given")
  func assumed() {
    #expect(UTType(exportedAs: "com.example.bare").conforms(to: .data))
    #expect(UTType(importedAs: "com.example.bare").conforms(to: .data))
    #expect(!UTType(exportedAs: "com.example.bare", conformingTo: .package).conforms(to: .data))
  }

  @Test("a declared type is what its declaration says, whatever parent is given")
  func exportedDeclared() {
    #expect(UTType(exportedAs: "public.png", conformingTo: .text) == .png)
    #expect(!UTType(exportedAs: "public.png", conformingTo: .text).conforms(to: .text))
  }

  @Test(
    "an imported type gives way to the type that its extension prefers",
    arguments: [
      ("com.adobe.pdf", nil, "com.adobe.pdf"),
      ("public.mpeg-4-audio", nil, "public.mpeg-4"),
      ("public.mpeg-4-audio", .audio, "public.mpeg-4-audio"),
      ("com.apple.xml-property-list", nil, "com.apple.property-list"),
      ("com.apple.rtfd", nil, "com.apple.rtfd"),
      ("com.apple.application-bundle", nil, "com.apple.application-bundle"),
      ("com.apple.application-file", nil, "com.apple.application-file"),
      ("public.image", nil, "public.image"),
      ("com.example.unknown", nil, "com.example.unknown"),
      ("com.example.unknown", .json, "com.example.unknown"),
    ] as [(String, UTType?, String)])
  func imported(identifier: String, parent: UTType?, expected: String) {
    #expect(UTType(importedAs: identifier, conformingTo: parent).identifier == expected)
  }

  @Test("what is no identifier is kept and stops nothing", arguments: ["", "a b", "dyn.x", "é"])
  func malformed(identifier: String) {
    #expect(UTType(exportedAs: identifier).identifier == identifier)
    #expect(UTType(importedAs: identifier, conformingTo: .text).conforms(to: .text))
  }

  @Test("a dynamic identifier gives the dynamic type")
  func dynamic() {
    #expect(UTType(exportedAs: "dyn.ah62d4sb4ge81e62").isDynamic)
    #expect(UTType(exportedAs: "dyn.ah62d4sb4ge81e62").conforms(to: .plainText))
  }
}
