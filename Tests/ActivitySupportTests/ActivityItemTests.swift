import ActivitySupport
import Foundation
import Testing
import TypeResolution
import UniformTypes

@Suite("Items")
struct ActivityItemTests {
  @Test("strings are text, however they read")
  func strings() {
    #expect(ActivityItem.string.carrier == .string)
    #expect(ActivityItem.string.representations == [.utf8PlainText])
    #expect(ActivityItem.attributedString.representations == [.rtf, .utf8PlainText])
    #expect(ActivityItem.string.scheme == nil)
  }

  @Test(
    "addresses",
    arguments: [
      ("https://example.com/a.png", "https", false), ("MAILTO:a@example.com", "mailto", false),
      ("file:///tmp/a.png", "file", true), ("x-a+b.1:", "x-a+b.1", false),
    ])
  func addresses(row: (url: String, scheme: String, isFile: Bool)) throws {
    let item = try #require(ActivityItem(url: row.url))
    #expect(item.carrier == .url)
    #expect(item.scheme == row.scheme)
    #expect(item.isFileURL == row.isFile)
    #expect(item.targetType == nil)
    #expect(item.representations[0].conforms(to: .url))
  }

  @Test("what is no address", arguments: ["", "example.com", ":a", "1a:b", "a b:c", "ä:b"])
  func noAddresses(text: String) {
    #expect(ActivityItem(url: text) == nil)
  }

  @Test("a file is its address, and what it really is")
  func files() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "item-\(UUID()).txt")
    try Data("prose\n".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let item = try ActivityItem(file: RawPath(url.path), resolver: TypeResolver())
    #expect(item.carrier == .url && item.isFileURL)
    #expect(item.targetType == .plainText)
    let error = #expect(throws: InputError.self) {
      try ActivityItem(file: "/no/such/file", resolver: TypeResolver())
    }
    #expect(error?.code == "notFound")
  }

  @Test("bytes are what they were found to be, images what they are said to be")
  func dataAndImages() {
    let resolution = TypeResolver().resolve(name: "a.pdf")
    #expect(ActivityItem.data(resolution).representations == [.pdf])
    #expect(ActivityItem.image().representations == [.image])
    #expect(ActivityItem.image(.png).representations == [.png])
  }
}
