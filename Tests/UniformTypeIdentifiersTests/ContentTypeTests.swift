import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("The type of a file by name and kind")
struct ContentTypeTests {
  @Test(
    "a file goes by its extension, whatever is inside",
    arguments: [
      ("photo.jpg", "public.jpeg"), ("photo.JPG", "public.jpeg"), ("notes", "public.data"),
      (".hidden", "public.data"), ("clip.ts", "public.mpeg-2-transport-stream"),
      ("Chess.app", "com.apple.application-file"), ("a b.png", "public.png"),
    ])
  func file(name: String, expected: String) throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent(name, isDirectory: false)
      try Data("%PDF-1.7".utf8).write(to: file)
      #expect(try contentType(file)?.identifier == expected)
    }
  }

  @Test("a file with an extension that nothing declares has a dynamic type")
  func dynamic() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.no-such", isDirectory: false)
      try Data().write(to: file)
      #expect(try contentType(file) == UTType(filenameExtension: "no-such"))
    }
  }

  @Test("a file without an extension that may be run is a Unix executable")
  func executable() throws {
    try inFolder { folder in
      for (name, expected) in [("tool", UTType.unixExecutable), ("tool.sh", .shellScript)] {
        let file = folder.appendingPathComponent(name, isDirectory: false)
        try Data().write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        #expect(try contentType(file) == expected)
      }
    }
  }

  @Test(
    "a directory is a package where its extension says so, a folder otherwise",
    arguments: [
      ("Chess.app", "com.apple.application-bundle"), ("letter.rtfd", "com.apple.rtfd"),
      ("Kit.framework", "com.apple.framework"), ("plain", "public.folder"),
      ("not a photo.jpg", "public.folder"), ("release.1.2", "public.folder"),
    ])
  func directory(name: String, expected: String) throws {
    try inFolder { folder in
      let directory = folder.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
      #expect(try contentType(directory)?.identifier == expected)
    }
  }

  @Test("a symbolic link is one, wherever it leads", arguments: ["photo.jpg", "nowhere", "."])
  func symbolicLink(target: String) throws {
    try inFolder { folder in
      try Data().write(to: folder.appendingPathComponent("photo.jpg"))
      let link = folder.appendingPathComponent("link.png")
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: target)
      #expect(try contentType(link) == .symbolicLink)
    }
  }

  @Test("a device is one")
  func device() throws {
    let device = try contentType(URL(fileURLWithPath: "/dev/null"))
    #expect(device?.identifier == "public.character-special")
  }

  @Test("a named pipe is one")
  func pipe() throws {
    try inFolder { folder in
      let pipe = folder.appendingPathComponent("pipe.png")
      try #require(mkfifo(pipe.path, 0o600) == 0)
      #expect(try contentType(pipe)?.identifier == "public.named-pipe")
    }
  }

  @Test("what is no file has no type", arguments: ["file:///no/such.png", "https://a.org/b.png"])
  func absent(url: String) throws {
    #expect(try contentType(#require(URL(string: url))) == nil)
  }

  @Test("a value that was not asked for is not there")
  func otherKeys() throws {
    let values = try URL(fileURLWithPath: "/").resourceValues(forKeys: [.nameKey])
    #expect(values.contentType == nil)
  }

  /// Both ways to ask, which must agree.
  private func contentType(_ url: URL) throws -> UTType? {
    let type = try url.resourceValues(forKeys: [.contentTypeKey]).contentType
    #expect(url.contentType == type)
    return type
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
