import Testing

@testable import TypeResolution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(1))) struct BoundedInputTests {
  let folder: TemporaryDirectory

  /// Bytes in which each place can be told from its neighbours.
  static let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

  init() throws {
    folder = try TemporaryDirectory()
  }

  /// The same bytes in a file and in memory: both must answer alike.
  private func inputs(
    _ content: [UInt8], budget: Int = BoundedInput.defaultBudget
  ) throws -> [BoundedInput] {
    let path = try folder.file("input", content)
    return try [BoundedInput(opening: path, budget: budget), BoundedInput(content, budget: budget)]
  }

  @Test func growingPrefix() throws {
    for input in try inputs(Self.content) {
      #expect(input.prefixCount == 0)
      #expect(try bytes(input.prefix(upTo: 0)) == [])
      #expect(try bytes(input.prefix(upTo: -1)) == [])
      #expect(input.bytesRead == 0)
      let first = try input.prefix(upTo: 10)
      #expect(bytes(first) == Array(Self.content[..<10]))
      #expect(input.bytesRead == 10)
      let second = try input.prefix()
      #expect(bytes(second) == Array(Self.content[..<16_384]))
      #expect(input.bytesRead == 16_384)
      #expect(try bytes(input.prefix(upTo: 100)) == Array(Self.content[..<100]))
      #expect(input.bytesRead == 16_384)
      #expect(!input.isPrefixWhole)
      #expect(try bytes(input.prefix(upTo: 1 << 40)) == Self.content)
      #expect(input.bytesRead == 100_000)
      #expect(input.isPrefixWhole)
      #expect(!input.isBudgetExhausted)
      // Growing must leave what was given before where it is.
      #expect(bytes(first) == Array(Self.content[..<10]))
      #expect(bytes(second) == Array(Self.content[..<16_384]))
    }
  }

  @Test func randomAccess() throws {
    for input in try inputs(Self.content) {
      #expect(input.hasRandomAccess)
      #expect(input.size == 100_000)
      #expect(try input.bytes(at: 50_000, count: 4) == Array(Self.content[50_000..<50_004]))
      #expect(try input.bytes(at: 99_998, count: 4) == Array(Self.content[99_998...]))
      #expect(try input.bytes(at: 100_000, count: 4) == [])
      #expect(try input.bytes(at: 200_000, count: 4) == [])
      #expect(try input.bytes(at: .max, count: .max) == [])
      #expect(try input.bytes(at: -1, count: 4) == [])
      #expect(try input.bytes(at: 0, count: 0) == [])
      #expect(try input.bytes(at: 0, count: -4) == [])
      #expect(input.bytesRead == 6)
      #expect(try input.tail(of: 3) == Array(Self.content[99_997...]))
      #expect(try input.tail(of: 0) == [])
      #expect(try input.tail(of: -1) == [])
      #expect(try input.tail(of: .max) == Self.content)
      #expect(input.bytesRead == 100_009)
      #expect(!input.isBudgetExhausted)
    }
  }

  @Test func whatThePrefixHoldsIsNotReadAgain() throws {
    for input in try inputs(Self.content) {
      _ = try input.prefix(upTo: 1_000)
      #expect(try input.bytes(at: 990, count: 10) == Array(Self.content[990..<1_000]))
      #expect(input.bytesRead == 1_000)
      #expect(try input.bytes(at: 990, count: 20) == Array(Self.content[990..<1_010]))
      #expect(input.bytesRead == 1_020)
    }
    for input in try inputs([1, 2, 3]) {
      _ = try input.prefix()
      #expect(input.isPrefixWhole)
      #expect(try input.tail(of: 2) == [2, 3])
      #expect(try input.bytes(at: 1, count: 9) == [2, 3])
      #expect(try input.bytes(at: 3, count: 9) == [])
      #expect(input.bytesRead == 3)
    }
  }

  @Test func budget() throws {
    for input in try inputs(Self.content, budget: 100) {
      #expect(try input.prefix(upTo: 60).byteCount == 60)
      #expect(!input.isBudgetExhausted)
      #expect(try input.bytes(at: 500, count: 30).count == 30)
      #expect(try input.bytes(at: 600, count: 30).count == 10)
      #expect(input.isBudgetExhausted)
      #expect(try input.bytes(at: 700, count: 30) == [])
      #expect(try input.prefix().byteCount == 60)
      #expect(try input.tail(of: 5) == [])
      #expect(try input.bytes(at: 10, count: 5) == Array(Self.content[10..<15]))
      #expect(input.bytesRead == 100)
    }
    for input in try inputs(Self.content, budget: -5) {
      #expect(try input.prefix().byteCount == 0)
      #expect(input.isBudgetExhausted)
    }
    for input in try inputs([1, 2], budget: 2) {
      #expect(try input.prefix().byteCount == 2)
      #expect(try input.bytes(at: 2, count: 5) == [])
      #expect(!input.isBudgetExhausted)
    }
  }

  /// Any questions in any order: a file and the same bytes in memory answer alike, never with bytes
  /// from another place, and never beyond the budget.
  @Test(arguments: [0, 1, 7, 500, 20_000])
  func anyQuestions(size: Int) throws {
    let content = Array(Self.content[..<size])
    let path = try folder.file("any", content)
    var state: UInt64 = 42
    func number(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let budget = number(2 * size + 2)
      let file = try BoundedInput(opening: path, budget: budget)
      let memory = BoundedInput(content, budget: budget)
      for _ in 0..<8 {
        let count = number(size + 10)
        let offset = number(size + 10)
        switch number(3) {
        case 0:
          let answer = try bytes(file.prefix(upTo: count))
          #expect(try answer == bytes(memory.prefix(upTo: count)))
          #expect(content.starts(with: answer))
        case 1:
          let answer = try file.bytes(at: Int64(offset), count: count)
          #expect(try answer == memory.bytes(at: Int64(offset), count: count))
          #expect(content.dropFirst(offset).starts(with: answer))
        default:
          #expect(try file.tail(of: count) ?? [] == memory.tail(of: count) ?? [])
        }
        #expect(file.bytesRead == memory.bytesRead)
        #expect(file.isBudgetExhausted == memory.isBudgetExhausted || size == 0)
        #expect(file.bytesRead <= budget)
      }
    }
  }

  @Test func emptyFile() throws {
    for input in try inputs([]) {
      #expect(input.kind == .regularFile(size: 0))
      #expect(try input.prefix().byteCount == 0)
      #expect(input.isPrefixWhole || input.size == 0)
      #expect(input.size == 0)
      #expect(try input.tail(of: 4) == [])
      #expect(try input.bytes(at: 0, count: 4) == [])
      #expect(input.bytesRead == 0)
    }
  }

  @Test func largeSparseFile() throws {
    let size: Int64 = 10_000_000_000
    let path = try folder.sparseFile("sparse", size: size, content: [1, 2, 3, 4])
    let input = try BoundedInput(opening: path)
    #expect(input.size == size)
    #expect(try bytes(input.prefix()).prefix(5) == [1, 2, 3, 4, 0])
    #expect(try input.tail(of: 5) == [0, 1, 2, 3, 4])
    #expect(try input.bytes(at: 5_000_000_000, count: 2) == [0, 0])
    #expect(try input.bytes(at: size - 1, count: 100) == [4])
    #expect(input.bytesRead == 16_384 + 5 + 2 + 1)
  }

  @Test func nameThatIsNoText() throws {
    let name: [UInt8] = [0x61, 0x0a, 0xff, 0x62]
    let path = try folder.file(bytesOfName: name, [7])
    #expect(path.lastComponent == name)
    let input = try BoundedInput(opening: path)
    #expect(try bytes(input.prefix()) == [7])
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/", "/proc/self"])
  func kindsWithoutContent(path: String) throws {
    let input = try BoundedInput(opening: RawPath(path))
    #expect(try input.prefix().byteCount == 0)
    #expect(try input.bytes(at: 0, count: 1) == [])
    #expect(try input.tail(of: 1) == nil)
    #expect(!input.hasRandomAccess)
    #expect(input.bytesRead == 0)
  }

  @Test func pathsThatBecameSomethingElse() throws {
    let paths = try [
      folder.pipe("pipe"): FileSystemKind.namedPipe, folder.directory("folder"): .directory,
      "/dev/null": .characterDevice,
    ]
    for (path, kind) in paths {
      let opened = try OpenedFile.openAndLookAgain(path, followingSymbolicLinks: true)
      #expect(opened == .unopened(kind))
    }
    _ = try folder.file("file", [])
    let gone = try [folder.entry("gone"), folder.socket("socket")]
    for path in gone {
      #expect(throws: InputError(.changed, path: path)) {
        try OpenedFile.openAndLookAgain(path, followingSymbolicLinks: true)
      }
    }
    let link = try folder.link("link", to: "file")
    #expect(throws: InputError(.changed, path: link)) {
      try OpenedFile.openAndLookAgain(link, followingSymbolicLinks: false)
    }
  }

  @Test func listedFiles() throws {
    let input = try BoundedInput(openingRegularFile: folder.file("file", [1, 2]))
    #expect(input.kind == .regularFile(size: 2))
    #expect(try bytes(input.prefix()) == [1, 2])
    #expect(try BoundedInput(openingRegularFile: folder.pipe("pipe")).kind == .namedPipe)
    let replaced = try [folder.entry("gone"), folder.link("link", to: "file")]
    for path in replaced {
      #expect(throws: InputError(.changed, path: path)) {
        try BoundedInput(openingRegularFile: path)
      }
    }
    #expect(throws: InputError(.invalidPath, path: "")) { try BoundedInput(openingRegularFile: "") }
  }

  @Test func fileThatVanishedOrShrank() throws {
    let path = try folder.file("file", Self.content)
    let input = try BoundedInput(opening: path)
    #expect(try input.prefix(upTo: 10).byteCount == 10)
    _ = try folder.file("file", [9, 9, 9])
    #expect(try input.prefix(upTo: 100).byteCount == 10)
    #expect(try input.bytes(at: 50_000, count: 4) == [])
    #expect(input.isPrefixWhole)
    #expect(unlink(path.description) == 0)
    #expect(throws: InputError(.notFound, path: path)) { try BoundedInput(opening: path) }
    #expect(try input.bytes(at: 0, count: 4) == Array(Self.content[..<4]))
  }

  #if os(Linux)
    @Test func filesOfProc() throws {
      let input = try BoundedInput(opening: "/proc/self/status")
      #expect(input.kind == .regularFile(size: 0))
      #expect(input.size == nil)
      let text = try bytes(input.prefix())
      #expect(text.starts(with: "Name:".utf8))
      #expect(input.size == Int64(text.count))
      #expect(input.isPrefixWhole)
    }

    /// Root may read everything, so this thread gives up its file-system identity for a moment.
    @Test(
      .enabled(if: geteuid() == 0 && setFileSystemUser != nil, "needs root to become nobody"))
    func deniedToNobody() throws {
      let become = try #require(setFileSystemUser)
      let file = try folder.file("secret", [1])
      let closed = try folder.directory("closed")
      let inside = folder.entry("closed/file")
      #expect(chmod(file.description, 0) == 0)
      #expect(chmod(closed.description, 0) == 0)
      _ = become(65_534)
      defer { _ = become(0) }
      #expect(try FileSystemKind.read(at: file) == .regularFile(size: 1))
      for path in [file, inside] {
        #expect(throws: InputError(.permissionDenied, path: path)) {
          try BoundedInput(opening: path)
        }
      }
    }
  #endif

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func denied() throws {
    let file = try folder.file("secret", [1])
    #expect(chmod(file.description, 0) == 0)
    #expect(throws: InputError(.permissionDenied, path: file)) { try BoundedInput(opening: file) }
  }

  @Test func descriptorsAreClosed() throws {
    let path = try folder.file("file", [1])
    for _ in 0..<10 {
      let input = try BoundedInput(opening: path)
      #expect(try input.prefix().byteCount == 1)
      #expect(openDescriptors(of: path) == 1)
      _ = try BoundedInput(opening: folder.path)
      _ = try OpenedFile.openAndLookAgain(folder.path, followingSymbolicLinks: true)
    }
    #expect(openDescriptors(of: path) == 0)
    #expect(openDescriptors(of: folder.path) == 0)
  }

  /// How many of this process's descriptors are the file at a path.
  private func openDescriptors(of path: RawPath) -> Int {
    var file = stat()
    guard stat(path.description, &file) == 0 else { return -1 }
    return (Int32(0)..<1_024).count { descriptor in
      var other = stat()
      return fstat(descriptor, &other) == 0 && other.st_ino == file.st_ino
        && other.st_dev == file.st_dev
    }
  }
}

#if os(Linux)
  /// `setfsuid`, which changes one thread only, and which the C library's module does not show.
  private let setFileSystemUser: (@convention(c) (UInt32) -> Int32)? = dlsym(nil, "setfsuid")
    .map { unsafeBitCast($0, to: (@convention(c) (UInt32) -> Int32).self) }
#endif

private func bytes(_ span: RawSpan) -> [UInt8] {
  span.withUnsafeBytes { Array($0) }
}
