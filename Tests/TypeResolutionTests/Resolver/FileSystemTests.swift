import Fixtures
import Foundation
import Testing
import TypeResolution
import UniformTypes

@Suite("What is no regular file", .timeLimit(.minutes(1)))
struct FileSystemTests {
  static let resolvers: [TypeResolver] = [true, false].map { usesContent in
    var options = TypeResolver.Options()
    options.usesContent = usesContent
    return TypeResolver(options: options)
  }

  @Test("directories and packages", arguments: resolvers)
  func directories(resolver: TypeResolver) throws {
    let folder = try TemporaryFolder()
    let expected = [
      "plain": "public.folder", "Photos.app": "com.apple.application-bundle",
      "note.rtfd": "com.apple.rtfd", "folder.txt": "public.folder",
    ]
    for (name, identifier) in expected {
      let resolution = try resolver.resolve(path: folder.directory(name))
      #expect(resolution.type.identifier == identifier)
      #expect(resolution.confidence == .certain)
      #expect(resolution.bytesRead == 0)
    }
    #expect(try resolver.resolve(path: "/").type == .folder)
  }

  @Test("pipes, sockets and devices are never opened", arguments: resolvers)
  func specialFiles(resolver: TypeResolver) throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe.mov").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try resolver.resolve(path: RawPath(pipe)).type.identifier == "public.named-pipe")
    let null = try resolver.resolve(path: "/dev/null")
    #expect(null.type.identifier == "public.character-special")
    #expect(null.mediaType == "application/octet-stream")
  }

  @Test("links stand for their targets, or for themselves when asked or broken")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.png", Fixture.png())
    let link = try folder.link("link.txt", to: "a.png")
    let broken = try folder.link("broken.png", to: "nowhere")
    let circle = try folder.link("circle", to: "circle")
    for resolver in Self.resolvers {
      #expect(try resolver.resolve(path: broken).type == .symbolicLink)
      #expect(try resolver.resolve(path: circle).type == .symbolicLink)
      var options = resolver.options
      options.followsSymbolicLinks = false
      #expect(try TypeResolver(options: options).resolve(path: link).type == .symbolicLink)
    }
    #expect(TypeResolver.Options().followsSymbolicLinks)
    if MagicLibrary.version != nil {
      #expect(try TypeResolver().resolve(path: link).type == .png)
    }
  }

  @Test("what is not there is an error")
  func missing() throws {
    for resolver in Self.resolvers {
      let error = #expect(throws: InputError.self) { try resolver.resolve(path: "/no/such.png") }
      #expect(error?.code == "notFound")
    }
  }

  @Test("a pipe that never ends is read at its start only")
  func endlessStream() throws {
    let pipe = Pipe()
    let writer = Thread {
      let text = Data(repeating: UInt8(ascii: "a"), count: 1 << 16)
      while (try? pipe.fileHandleForWriting.write(contentsOf: text)) != nil {}
    }
    signal(SIGPIPE, SIG_IGN)
    writer.start()
    let resolution = try TypeResolver().resolve(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: "a.txt")
    #expect(resolution.type == .plainText)
    #expect(resolution.bytesRead <= TypeResolver.Options().byteBudget)
    try pipe.fileHandleForReading.close()
  }
}
