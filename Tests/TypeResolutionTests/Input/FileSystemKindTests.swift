import Testing

@testable import TypeResolution

@Suite(.timeLimit(.minutes(1))) struct FileSystemKindTests {
  let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
  }

  @Test func kinds() throws {
    #expect(try kind(folder.file("file", [1, 2, 3])) == .regularFile(size: 3))
    #expect(try kind(folder.file("empty", [])) == .regularFile(size: 0))
    #expect(try kind(folder.directory("folder")) == .directory)
    #expect(try kind(folder.pipe("pipe")) == .namedPipe)
    #expect(try kind(folder.socket("socket")) == .socket)
    #expect(try kind("/dev/null") == .characterDevice)
    #expect(try kind("/dev/zero") == .characterDevice)
    #expect(try kind("/") == .directory)
    #expect(try kind("..") == .directory)
  }

  @Test func linksStandForTheirTargets() throws {
    _ = try folder.file("file", [1])
    #expect(try kind(folder.link("toFile", to: "file")) == .regularFile(size: 1))
    #expect(try kind(folder.link("toLink", to: "toFile")) == .regularFile(size: 1))
    #expect(try kind(folder.link("toFolder", to: ".")) == .directory)
    #expect(try kind(folder.link("toDevice", to: "/dev/null")) == .characterDevice)
  }

  @Test func linksThatLeadNowhere() throws {
    _ = try folder.file("file", [1])
    let links = try [
      folder.link("dangling", to: "missing"),
      folder.link("self", to: "self"),
      folder.link("there", to: "back"),
      folder.link("back", to: "there"),
      folder.link("throughFile", to: "file/x"),
      folder.link("tooLong", to: String(repeating: "n", count: 300)),
    ]
    for link in links {
      #expect(try kind(link) == .symbolicLink(target: nil), "\(link)")
      #expect(try kind(link, following: false) == .symbolicLink(target: nil), "\(link)")
    }
  }

  @Test func linksThatAreNotFollowed() throws {
    _ = try folder.file("file", [1, 2])
    #expect(
      try kind(folder.link("toFile", to: "file"), following: false)
        == .symbolicLink(target: .regularFile(size: 2)))
    #expect(
      try kind(folder.link("toFolder", to: "."), following: false)
        == .symbolicLink(target: .directory))
    #expect(
      try kind(folder.link("toDevice", to: "/dev/null"), following: false)
        == .symbolicLink(target: .characterDevice))
  }

  @Test func failures() throws {
    _ = try folder.file("file", [])
    _ = try folder.link("circle", to: "circle")
    expect(.notFound, folder.entry("missing"))
    expect(.notFound, folder.entry("missing/deeper"))
    expect(.notFound, folder.entry("file/deeper"))
    expect(.tooManySymbolicLinks, folder.entry("circle/deeper"))
    expect(.invalidPath, folder.entry(String(repeating: "n", count: 300)))
    expect(.invalidPath, "")
    expect(.invalidPath, "/tmp\0/x")
    expect(.notFound, "/tmp/\u{1}/x")
  }

  private func kind(
    _ path: RawPath, following: Bool = true
  ) throws -> FileSystemKind {
    let kind = try FileSystemKind.read(at: path, followingSymbolicLinks: following)
    let opened = try BoundedInput(opening: path, followingSymbolicLinks: following)
    #expect(opened.kind == kind)
    return kind
  }

  private func expect(_ reason: InputError.Reason, _ path: RawPath) {
    #expect(throws: InputError(reason, path: path)) { try FileSystemKind.read(at: path) }
    #expect(throws: InputError(reason, path: path)) { try BoundedInput(opening: path) }
  }
}
