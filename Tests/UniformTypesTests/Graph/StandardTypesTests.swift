import Testing

@testable import UniformTypes

@Suite("Types with a name in code")
struct StandardTypesTests {
  @Test("each is declared, under its identifier", arguments: StandardType.allCases)
  func declared(standard: StandardType) throws {
    let image = CatalogImage.bundled
    let index = image.word(.standardTypes, standard.rawValue)
    #expect(index != ImageLayout.none)
    #expect(TypeGraph.default[index].identifier == standard.identifier)
    #expect(UTType(standard.identifier)?.isDeclared == true)
  }

  @Test("a few, by name")
  func names() {
    #expect(UTType.threeDContent.identifier == "public.3d-content")
    #expect(UTType.internetShortcut.identifier == "com.microsoft.internet-shortcut")
    #expect(UTType.linkPresentationMetadata.identifier == "com.apple.linkpresentation.metadata")
    #expect(StandardType.allCases.count == 141)
  }

  @Test("the counts of fields are those of the cases")
  func counts() {
    #expect(ImageLayout.Section.count == ImageLayout.Section.allCases.count)
    #expect(ImageLayout.TypeField.count == ImageLayout.TypeField.allCases.count)
    #expect(ImageLayout.ConformanceField.count == ImageLayout.ConformanceField.allCases.count)
    #expect(ImageLayout.TagField.count == ImageLayout.TagField.allCases.count)
    #expect(ImageLayout.SignatureField.count == ImageLayout.SignatureField.allCases.count)
    #expect(ImageLayout.CategoryField.count == ImageLayout.CategoryField.allCases.count)
    #expect(ImageLayout.Section.conformance.rawValue == 0)
  }

  @Test("the bundled image has the format that the code reads")
  func format() {
    #expect(CatalogImage.bundled.isOfKnownFormat)
  }
}
