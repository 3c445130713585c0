import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("Names of files of a type")
struct FileNameTests {
  @Test(
    "an extension is appended where none fits, and nothing is replaced",
    arguments: [
      ("readme", .plainText, "readme.txt"), ("puppy.jpg", .image, "puppy.jpg"),
      ("puppy.jpg", .plainText, "puppy.jpg.txt"), ("PUPPY.JPG", .jpeg, "PUPPY.JPG"),
      ("puppy.jpg", .jpeg, "puppy.jpg"), ("puppy", .jpeg, "puppy.jpeg"),
      ("clip.mov", .mpeg4Movie, "clip.mov.mp4"), ("backup.tar.gz", .gzip, "backup.tar.gz"),
      ("anything", .image, "anything"), ("anything", .data, "anything"),
      ("main.swift", .sourceCode, "main.swift"), (".hidden", .plainText, ".hidden.txt"),
      ("a.b/c", .plainText, "a.b/c.txt"), ("", .plainText, ""), ("..", .plainText, ".."),
      ("note.no-such", .plainText, "note.no-such.txt"), ("two words", .rtf, "two words.rtf"),
    ] as [(String, UTType, String)])
  func component(name: String, type: UTType, expected: String) {
    let path = NSString(string: "/docs").appendingPathComponent(expected)
    let text: String = NSString(string: "/docs").appendingPathComponent(name, conformingTo: type)
    #expect(text == path)
    #expect(NSString(string: name).appendingPathExtension(for: type) == expected)
    guard !name.isEmpty, name != ".." else { return }

    let folder = URL(fileURLWithPath: "/docs", isDirectory: true)
    let url: URL = folder.appendingPathComponent(name, conformingTo: type)
    #expect(url.path == path)
    #expect(!url.hasDirectoryPath)
    var mutable = folder
    mutable.appendPathComponent(name, conformingTo: type)
    #expect(mutable == url)
    let bridged: URL = NSURL(fileURLWithPath: "/docs", isDirectory: true)
      .appendingPathComponent(name, conformingTo: type)
    #expect(bridged.path == path)

    let file = folder.appendingPathComponent(name, isDirectory: false)
    #expect(file.appendingPathExtension(for: type).path == path)
    mutable = file
    mutable.appendPathExtension(for: type)
    #expect(mutable.path == path)
    let nsFile = NSURL(fileURLWithPath: file.path, isDirectory: false)
    #expect(nsFile.appendingPathExtension(for: type).path == path)
  }

  @Test("a type of a tag that nothing declares fits its own extension")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "no-such"))
    #expect(NSString(string: "a.No-Such").appendingPathExtension(for: type) == "a.No-Such")
    #expect(NSString(string: "a").appendingPathExtension(for: type) == "a.no-such")
  }

  @Test(
    "the URL is a directory's where the type is",
    arguments: [
      ("Chess", .applicationBundle, "file:///Programs/Chess.app/"),
      ("Chess.app", .applicationBundle, "file:///Programs/Chess.app/"),
      ("letter", .rtfd, "file:///Programs/letter.rtfd/"),
      ("games", .folder, "file:///Programs/games/"),
      ("letter", .rtf, "file:///Programs/letter.rtf"),
    ] as [(String, UTType, String)])
  func directories(name: String, type: UTType, expected: String) {
    let folder = URL(fileURLWithPath: "/Programs", isDirectory: true)
    #expect(folder.appendingPathComponent(name, conformingTo: type).absoluteString == expected)
  }

  @Test(
    "an extension keeps the rest of the URL",
    arguments: [
      ("https://example.org/a/page?q=1#top", .html, "https://example.org/a/page.html?q=1#top"),
      ("https://example.org/a/page.htm?q=1", .html, "https://example.org/a/page.htm?q=1"),
      ("https://example.org", .html, "https://example.org"),
      ("https://example.org/", .html, "https://example.org/"),
      ("file:///tmp/Chess", .applicationBundle, "file:///tmp/Chess.app/"),
      ("file:///tmp/photo/", .jpeg, "file:///tmp/photo.jpeg"),
      ("file:///tmp/photo.jpg/", .jpeg, "file:///tmp/photo.jpg/"),
      ("file:///tmp/a%20b", .plainText, "file:///tmp/a%20b.txt"),
      ("page", .html, "page.html"),
    ] as [(String, UTType, String)])
  func extensions(url: String, type: UTType, expected: String) throws {
    let url = try #require(URL(string: url))
    #expect(url.appendingPathExtension(for: type).absoluteString == expected)
  }
}
