import Testing
import TypeResolution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite(.timeLimit(.minutes(1))) struct DescriptorInputTests {
  @Test func pipeIsReadUpToTheLimitAndNoFurther() throws {
    let pipe = try OpenPipe()
    pipe.write(Array(repeating: 7, count: 30_000))
    let input = try BoundedInput(descriptor: pipe.readEnd)
    #expect(input.kind == .namedPipe)
    #expect(input.size == nil)
    #expect(!input.hasRandomAccess)
    #expect(try input.prefix(upTo: 100).byteCount == 100)
    #expect(pipe.pending == 29_900)
    #expect(try input.prefix().byteCount == 16_384)
    #expect(pipe.pending == 30_000 - 16_384)
    #expect(input.bytesRead == 16_384)
    #expect(try input.tail(of: 3) == nil)
    #expect(try input.bytes(at: 16_380, count: 10).count == 4)
    #expect(try input.bytes(at: 20_000, count: 10) == [])
    #expect(pipe.pending == 30_000 - 16_384)
  }

  @Test func pipeThatEndsIsAtHandAsAWhole() throws {
    let pipe = try OpenPipe()
    pipe.write([1, 2, 3])
    pipe.closeWriteEnd()
    let input = try BoundedInput(descriptor: pipe.readEnd)
    #expect(try input.prefix().byteCount == 3)
    #expect(input.isPrefixWhole)
    #expect(input.size == 3)
    #expect(input.hasRandomAccess)
    #expect(try input.tail(of: 2) == [2, 3])
    #expect(try input.bytes(at: 1, count: 5) == [2, 3])
  }

  @Test func budgetOfAPipe() throws {
    let pipe = try OpenPipe()
    pipe.write([1, 2, 3])
    let input = try BoundedInput(descriptor: pipe.readEnd, budget: 2)
    #expect(try input.prefix().byteCount == 2)
    #expect(input.isBudgetExhausted)
    #expect(pipe.pending == 1)
  }

  @Test func pipeThatPauses() async throws {
    let pipe = try OpenPipe()
    pipe.makeReadEndNonblocking()
    pipe.write([1])
    let readEnd = pipe.readEnd
    async let count = Task.detached {
      let input = try BoundedInput(descriptor: readEnd)
      return try input.prefix().byteCount
    }.value
    try await Task.sleep(for: .milliseconds(30))
    pipe.write([2, 3])
    try await Task.sleep(for: .milliseconds(30))
    pipe.closeWriteEnd()
    #expect(try await count == 3)
  }

  @Test func endlessDevice() throws {
    let descriptor = try TemporaryDirectory.open("/dev/zero", O_RDONLY)
    let input = try BoundedInput(descriptor: descriptor, closesWhenDone: true)
    #expect(input.kind == .characterDevice)
    #expect(try input.prefix(upTo: 50).byteCount == 50)
    #expect(input.bytesRead == 50)
  }

  @Test func fileFromItsPositionOn() throws {
    let folder = try TemporaryDirectory()
    let path = try folder.file("file", [0, 1, 2, 3, 4, 5])
    let descriptor = try TemporaryDirectory.open(path, O_RDONLY)
    defer { close(descriptor) }
    #expect(lseek(descriptor, 2, SEEK_SET) == 2)
    let input = try BoundedInput(descriptor: descriptor)
    #expect(input.kind == .regularFile(size: 4))
    #expect(try input.prefix(upTo: 2).withUnsafeBytes { Array($0) } == [2, 3])
    #expect(try input.bytes(at: 2, count: 1) == [4])
    #expect(try input.bytes(at: .max, count: 1) == [])
    #expect(try input.tail(of: 1) == [5])
    #expect(lseek(descriptor, 0, SEEK_CUR) == 2)
    #expect(lseek(descriptor, 60, SEEK_SET) == 60)
    let pastTheEnd = try BoundedInput(descriptor: descriptor)
    #expect(try pastTheEnd.prefix().byteCount == 0)
  }

  @Test func directory() throws {
    let descriptor = try TemporaryDirectory.open("/", O_RDONLY)
    let input = try BoundedInput(descriptor: descriptor, closesWhenDone: true)
    #expect(input.kind == .directory)
    #expect(try input.prefix().byteCount == 0)
  }

  @Test func closedDescriptor() throws {
    let error = #expect(throws: InputError.self) { try BoundedInput(descriptor: -1, path: "-") }
    #expect(error?.code == "io")
    #expect(error?.path == "-")
    guard case .inputOutput(number: EBADF, _) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func descriptorThatCannotBeRead() throws {
    let folder = try TemporaryDirectory()
    let descriptor = try TemporaryDirectory.open(folder.file("file", [1, 2]), O_WRONLY)
    let input = try BoundedInput(descriptor: descriptor, closesWhenDone: true, path: "x")
    #expect(throws: InputError.self) { try input.prefix().byteCount }
    let error = #expect(throws: InputError.self) { try input.bytes(at: 0, count: 1) }
    #expect(error?.code == "io")
    #expect(error?.path == "x")
    #expect(input.bytesRead == 0)
  }
}
