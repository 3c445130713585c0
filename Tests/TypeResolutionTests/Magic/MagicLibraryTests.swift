import Dispatch
import Synchronization
import Testing

@testable import TypeResolution

#if LibMagic
  @Suite(.timeLimit(.minutes(2)), .enabled(if: MagicLibrary.version != nil, "needs libmagic"))
  struct MagicLibraryTests {
    static let png: [UInt8] =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d] + Array("IHDR".utf8)
      + [0, 0, 0, 16, 0, 0, 0, 16, 8, 6, 0, 0, 0]

    static let samples: [([UInt8], String, String?)] = [
      (png, "image/png", nil),
      (Array("%PDF-1.7\n".utf8), "application/pdf", "us-ascii"),
      (Array("#!/bin/sh\necho\n".utf8), "text/x-shellscript", "us-ascii"),
      (Array("na\u{ef}ve caf\u{e9}\n".utf8), "text/plain", "utf-8"),
      ([1, 2, 3, 0xff, 0, 0xfe, 9], "application/octet-stream", nil),
      ([], "inode/x-empty", nil),
    ]

    @Test(arguments: samples)
    func answers(bytes: [UInt8], mimeType: String, charset: String?) throws {
      let answer = try MagicLibrary().describe(bytes.span.bytes)
      #expect(answer.mimeType == mimeType)
      #expect(answer.charset == charset)
    }

    @Test func wordsAndTypesInTurn() throws {
      let library = MagicLibrary()
      for _ in 0..<3 {
        #expect(try library.describe(Self.png.span.bytes).mimeType == "image/png")
        #expect(try library.words(for: Self.png.span.bytes).hasPrefix("PNG image data, 16 x 16"))
      }
      #expect(try library.words(for: [UInt8]().span.bytes) == "empty")
      #expect(library.idleCookieCount == 1)
    }

    @Test func version() throws {
      let version = try #require(MagicLibrary.version)
      #expect(version.contains("."))
    }

    @Test func sharedObjectThatIsMissing() {
      let opened = SystemCalls.openSharedObject("libno-such-library.so.1")
      guard case .failure(let error) = opened else {
        Issue.record("a library of that name should not be there")
        return
      }
      #expect(error.message.contains("libno-such-library.so.1"))
    }

    #if canImport(Glibc)
      @Test func sharedObjectThatIsAnother() throws {
        let object = try SystemCalls.openSharedObject("libc.so.6").get()
        #expect(throws: MagicError.symbolMissing(name: "magic_open")) {
          try MagicFunctions(in: object)
        }
      }
    #endif

    @Test func nothingIsLoadedBeforeTheFirstQuestion() {
      #expect(MagicLibrary(databasePath: "/no/such.mgc").idleCookieCount == 0)
    }

    @Test func manyThreads() throws {
      let library = MagicLibrary()
      let expected = try Self.samples.map { try library.describe($0.0.span.bytes) }
      let words = try Self.samples.map { try library.words(for: $0.0.span.bytes) }
      let wrong = Mutex<[String]>([])
      let threads = 8
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        for turn in 0..<100 {
          let index = (thread + turn) % expected.count
          let bytes = Self.samples[index].0
          let answer = try? library.describe(bytes.span.bytes)
          let text = try? library.words(for: bytes.span.bytes)
          if answer != expected[index] || text != words[index] {
            wrong.withLock { $0.append("\(index): \(String(describing: answer))") }
          }
        }
      }
      #expect(wrong.withLock { $0 } == [])
      #expect((1...threads).contains(library.idleCookieCount))
    }

    @Test func severalLibrariesAtOnce() {
      let wrong = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let answer = try? MagicLibrary().describe(Self.png.span.bytes)
        if answer?.mimeType != "image/png" { wrong.withLock { $0 += 1 } }
      }
      #expect(wrong.withLock { $0 } == 0)
    }

    @Test func databaseByPath() throws {
      let real = try #require(Self.realDatabase)
      let paths = [real, String(real.dropLast(".mgc".count))]
      for path in paths {
        let library = MagicLibrary(databasePath: path)
        #expect(try library.describe(Self.png.span.bytes).mimeType == "image/png")
      }
    }

    @Test func wrongDatabases() throws {
      let folder = try TemporaryDirectory()
      for (path, words) in try Self.wrongDatabases(in: folder) {
        let library = MagicLibrary(databasePath: path)
        for _ in 0..<2 {
          let error = #expect(throws: MagicError.self) {
            try library.describe(Self.png.span.bytes)
          }
          guard case .databaseUnreadable(path, let message) = error else {
            Issue.record("\(path): \(String(describing: error))")
            continue
          }
          #expect(message.contains(words), "\(path): \(message)")
        }
      }
    }

    @Test func failureIsRemembered() throws {
      let folder = try TemporaryDirectory()
      let path = try #require(folder.file("late.mgc", []).string)
      let library = MagicLibrary(databasePath: path)
      #expect(throws: MagicError.databaseUnreadable(path: path, message: "empty")) {
        try library.words(for: Self.png.span.bytes)
      }
      let real = try BoundedInput(opening: RawPath(#require(Self.realDatabase)), budget: .max)
      _ = try folder.file("late.mgc", real.tail(of: .max) ?? [])
      #expect(throws: MagicError.databaseUnreadable(path: path, message: "empty")) {
        try library.words(for: Self.png.span.bytes)
      }
      #expect(
        try MagicLibrary(databasePath: path).describe(Self.png.span.bytes).mimeType == "image/png")
    }

    @Test func nothingIsPrinted() async throws {
      let result = await #expect(
        processExitsWith: .success,
        observing: [\.standardErrorContent, \.standardOutputContent]
      ) {
        let folder = try TemporaryDirectory()
        for (path, _) in try MagicLibraryTests.wrongDatabases(in: folder) {
          let library = MagicLibrary(databasePath: path)
          #expect(throws: MagicError.self) {
            try library.describe(MagicLibraryTests.png.span.bytes)
          }
        }
        #expect(try MagicLibrary().words(for: MagicLibraryTests.png.span.bytes) != "")
      }
      #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "")
      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      #expect(!output.contains("Warning"))
    }

    /// The path of the database that libmagic uses here.
    static var realDatabase: String? { try? MagicDatabase(at: nil).paths.first }

    /// Paths at which there is no good database, each with a part of the message to expect.
    static func wrongDatabases(in folder: TemporaryDirectory) throws -> [(String, String)] {
      let real = try BoundedInput(opening: RawPath(#require(realDatabase)), budget: .max)
      let start = try real.bytes(at: 0, count: 376_000)
      var wrongVersion = start
      wrongVersion[4] ^= 0x40
      var wrongMagic = start
      wrongMagic[0] ^= 0xff
      let files: [(String, [UInt8], String)] = [
        ("garbage", Array("garbage, not a database\n".utf8), "bad magic"),
        ("rules", Array("0\tstring\tabc\tABC data\n".utf8), "bad magic"),
        ("byte", [7], "bad magic"),
        ("empty", [], "empty"),
        ("cut", Array(start[..<200_000]), "is not a multiple of"),
        ("cutEvenly", start, "Inconsistent entries"),
        ("version", wrongVersion, "supports only version"),
        ("magic", wrongMagic, "bad magic"),
      ]
      return try files.map { name, content, words in
        (try folder.file(name, content).description, words)
      } + [
        (folder.directory("folder").description, "not a regular file"),
        (folder.pipe("pipe").description, "not a regular file"),
        (folder.link("dangling", to: "nowhere").description, "not a regular file"),
        ("/dev/zero", "not a regular file"),
        (folder.entry("missing").description, "not found"),
        ("", "not a valid path"),
      ]
    }
  }
#else
  @Suite struct MagicLibraryTests {
    @Test func unavailable() {
      let library = MagicLibrary(databasePath: "/no/such.mgc")
      let bytes: [UInt8] = [1]
      #expect(throws: MagicError.unavailable) { try library.describe(bytes.span.bytes) }
      #expect(throws: MagicError.unavailable) { try library.words(for: bytes.span.bytes) }
      #expect(MagicLibrary.version == nil)
    }
  }
#endif
