/// An input of which no more is read than is asked for, within a budget.
///
/// A file, a descriptor or bytes in memory: all answer the same questions. The start is read first and
/// can be asked for again at greater length, which reads only the rest. Where the input can be read
/// anywhere, so can its end and any place in it. Large files cost what is read of them and no more.
///
/// ```swift
/// let input = try BoundedInput(opening: "photo.png")
/// input.kind                             // .regularFile(size: 48210)
/// let start = try input.prefix(upTo: 8)  // 8 bytes: 89 50 4e 47 0d 0a 1a 0a
/// try input.tail(of: 4)                  // [0xae, 0x42, 0x60, 0x82]
/// input.bytesRead                        // 12
/// ```
///
/// A path to anything but a regular file gives an input without content: its ``kind`` is the answer,
/// and nothing is opened. A descriptor is different: whoever hands over standard input means what
/// comes out of it, so a pipe, socket or device is read as a stream, from its start only, and never
/// past what was asked for.
///
/// Limits: offsets have 64 bits. Reading a stream waits until as much has come as was asked for, or it
/// ends. One thread at a time may use an input; many threads each take their own. The file is closed
/// when the input goes away.
public final class BoundedInput {
  /// How many bytes are read of an input's start where the caller does not say: 16 KiB.
  public static let defaultPrefixCount = 16_384

  /// How many bytes are read of one input in all where the caller does not say: 1 MiB.
  public static let defaultBudget = 1_048_576

  /// What the input is.
  ///
  /// Bytes in memory count as a regular file.
  public let kind: FileSystemKind

  /// The path that the input was opened at, or that was given with a descriptor.
  public let path: RawPath?

  /// The most bytes that will be read in all.
  public let budget: Int

  /// How many bytes were read so far, in bytes.
  ///
  /// Bytes that were read twice count twice; bytes given again from the prefix do not count. Of bytes
  /// in memory, those count that were handed out.
  public private(set) var bytesRead = 0

  /// Whether something was held back because the budget was spent.
  ///
  /// Where this is `true`, a short answer does not mean that the input ends there.
  public private(set) var isBudgetExhausted = false

  private let source: Source

  /// The bytes of an input in memory; empty for the others.
  private let memory: [UInt8]

  /// The start of a file or stream, as far as it was read.
  private var start = StableMemory()

  /// How many bytes of the start were handed out of an input in memory.
  private var memoryPrefixCount = 0

  /// Whether the end of the input was seen behind the prefix.
  private var hasReachedEnd: Bool

  private enum Source {
    case nothing
    case memory
    case file(descriptor: Int32, origin: Int64, size: Int64, closes: Bool)
    case stream(descriptor: Int32, closes: Bool)
  }

  /// Opens what a path names.
  ///
  /// Never waits for a named pipe and never opens a device or socket: see ``kind``. A symbolic link
  /// that leads nowhere is of kind `.symbolicLink` and no error.
  ///
  /// ```swift
  /// try BoundedInput(opening: "/dev/zero").kind        // .characterDevice, and no content
  /// try BoundedInput(opening: "/tmp").kind             // .directory
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path to open.
  ///   - followingSymbolicLinks: Whether a symbolic link stands for its target.
  ///   - budget: The most bytes to read in all.
  /// - Throws: ``InputError`` where the path is not there, may not be read, or changes meanwhile.
  public convenience init(
    opening path: RawPath,
    followingSymbolicLinks: Bool = true,
    budget: Int = BoundedInput.defaultBudget
  ) throws(InputError) {
    let opened = try OpenedFile.open(path, followingSymbolicLinks: followingSymbolicLinks)
    self.init(opened, path: path, budget: budget)
  }

  /// Opens what a directory just listed as a regular file.
  ///
  /// The first look at the path is left out, which saves a fifth of the time that a small file takes.
  /// The open file is looked at all the same, so something that took the file's place is noticed, and
  /// nothing is ever waited for. Give it only paths whose directory entry said regular file (`DT_REG`):
  /// opening is not harmless for every device.
  ///
  /// - Parameters:
  ///   - path: The path to open. It is not followed where it has become a symbolic link.
  ///   - budget: The most bytes to read in all.
  /// - Throws: ``InputError``; its reason is ``InputError/Reason/changed`` where the file is gone.
  public convenience init(
    openingRegularFile path: RawPath, budget: Int = BoundedInput.defaultBudget
  ) throws(InputError) {
    guard path.isValid else { throw InputError(.invalidPath, path: path) }
    let opened = try OpenedFile.openAndLookAgain(path, followingSymbolicLinks: false)
    self.init(opened, path: path, budget: budget)
  }

  /// Takes over what was opened.
  private init(_ opened: OpenedFile, path: RawPath, budget: Int) {
    self.path = path
    self.budget = max(0, budget)
    memory = []
    switch opened {
    case .regularFile(let descriptor, let size):
      kind = .regularFile(size: size)
      source = .file(descriptor: descriptor, origin: 0, size: size, closes: true)
      hasReachedEnd = false
    case .unopened(let kind):
      self.kind = kind
      source = .nothing
      hasReachedEnd = true
    }
  }

  /// Reads an open descriptor, as 0 for standard input.
  ///
  /// A regular file is read from the descriptor's position on and that position does not move, so
  /// `typeinfo - < photo.png` can look at the end as well. Anything else but a directory is read as a
  /// stream, and what was read is gone from it.
  ///
  /// - Parameters:
  ///   - descriptor: An open file descriptor.
  ///   - closesWhenDone: Whether the input closes the descriptor when it goes away. The descriptor is
  ///     not closed where this initializer throws.
  ///   - path: A path for error messages.
  ///   - budget: The most bytes to read in all.
  /// - Throws: ``InputError`` where the descriptor is not open.
  public init(
    descriptor: Int32,
    closesWhenDone: Bool = false,
    path: RawPath? = nil,
    budget: Int = BoundedInput.defaultBudget
  ) throws(InputError) {
    let status: FileStatus
    do {
      status = try SystemCalls.status(of: descriptor)
    } catch {
      throw InputError(SystemCalls.reason(for: error), path: path)
    }
    self.path = path
    self.budget = max(0, budget)
    memory = []
    hasReachedEnd = false
    switch status.kind {
    case .regularFile:
      let origin = SystemCalls.position(of: descriptor) ?? 0
      let size = max(0, status.size - origin)
      kind = .regularFile(size: size)
      source = .file(descriptor: descriptor, origin: origin, size: size, closes: closesWhenDone)
    default:
      kind = status.kind
      source = .stream(descriptor: descriptor, closes: closesWhenDone)
      hasReachedEnd = kind == .directory
    }
  }

  /// Takes bytes that are in memory already.
  ///
  /// They are not copied. `BoundedInput([0x25, 0x50]).kind` is `.regularFile(size: 2)`.
  ///
  /// - Parameters:
  ///   - bytes: The whole input.
  ///   - budget: The most bytes to hand out in all.
  public init(_ bytes: [UInt8], budget: Int = BoundedInput.defaultBudget) {
    kind = .regularFile(size: Int64(bytes.count))
    path = nil
    self.budget = max(0, budget)
    memory = bytes
    source = .memory
    hasReachedEnd = false
  }

  deinit {
    switch source {
    case .file(let descriptor, _, _, closes: true), .stream(let descriptor, closes: true):
      SystemCalls.close(descriptor)
    case .nothing, .memory, .file, .stream: break
    }
  }

  // MARK: What is known

  /// The size in bytes, or `nil` where it is not known: a stream whose end was not seen, a file of
  /// `/proc` that was not read yet.
  public var size: Int64? {
    if hasReachedEnd { return Int64(prefixCount) }
    switch source {
    case .nothing: return 0
    case .memory: return Int64(memory.count)
    // A size of 0 is not believed until a read confirms it: /proc says so of files with content.
    case .file(_, _, let size, _): return size > 0 ? size : nil
    case .stream: return nil
    }
  }

  /// Whether any place of the input can be read, not only its start.
  ///
  /// A stream answers `true` once its end was seen within the prefix, since all of it is at hand then.
  public var hasRandomAccess: Bool {
    switch source {
    case .nothing: false
    case .memory, .file: true
    case .stream: hasReachedEnd
    }
  }

  /// Whether the prefix that was read is the whole input.
  ///
  /// `false` until ``prefix(upTo:)`` was asked.
  public var isPrefixWhole: Bool {
    if hasReachedEnd { return true }
    guard let size, size > 0 else { return false }
    return Int64(prefixCount) >= size
  }

  /// How many bytes of the start were read.
  public var prefixCount: Int {
    if case .memory = source { return memoryPrefixCount }
    return start.count
  }

  // MARK: Reading

  /// The bytes at the start of the input.
  ///
  /// Asked again for more, it reads only what is missing. Fewer bytes than asked for mean that the
  /// input ends there, or that the budget is spent (``isBudgetExhausted``). An earlier answer stays as
  /// it was.
  ///
  /// ```swift
  /// try BoundedInput(Array("%PDF-1.7".utf8)).prefix(upTo: 4).byteCount  // 4
  /// ```
  ///
  /// - Parameter count: The most bytes to give; a negative count is taken as 0.
  /// - Returns: The bytes, good as long as the input lives. Hold the input in a constant first: a
  ///   prefix of a passing value is of no use, and Swift 6.3.1 fails to compile one without optimisation.
  /// - Throws: ``InputError`` where reading fails.
  @_lifetime(borrow self)
  public func prefix(
    upTo count: Int = BoundedInput.defaultPrefixCount
  ) throws(InputError) -> RawSpan {
    let wanted = max(0, count)
    if case .memory = source {
      extendMemoryPrefix(upTo: wanted)
      return span(overFirstInMemory: min(wanted, memoryPrefixCount))
    }
    if wanted > start.count, !hasReachedEnd { try extendStart(upTo: wanted) }
    return span(overFirst: min(wanted, start.count))
  }

  /// The bytes at an offset.
  ///
  /// Fewer than asked for mean that the input ends there, that the budget is spent, or that a stream
  /// was not read as far. An offset before the start or past the end gives none. Offsets and counts
  /// may come straight from an untrusted file: no more memory is taken than there are bytes to give.
  ///
  /// ```swift
  /// try BoundedInput(Array("abcdef".utf8)).bytes(at: 4, count: 10)  // the bytes of "ef"
  /// ```
  ///
  /// - Parameters:
  ///   - offset: Where to start, in bytes from the start of the input.
  ///   - count: The most bytes to give.
  /// - Returns: The bytes.
  /// - Throws: ``InputError`` where reading fails.
  public func bytes(at offset: Int64, count: Int) throws(InputError) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    if let known = bytesAtHand(at: offset, count: count) { return known }
    let available = size.map { max(0, $0 - offset) } ?? Int64.max
    let wanted = spend(upTo: Int(clamping: min(Int64(count), available)))
    guard wanted > 0 else { return [] }
    switch source {
    case .nothing, .stream:
      return []
    case .memory:
      bytesRead += wanted
      return Array(memory[Int(offset)..<Int(offset) + wanted])
    case .file(let descriptor, let origin, _, _):
      let (position, overflows) = origin.addingReportingOverflow(offset)
      guard !overflows, position <= Int64.max - Int64(wanted) else { return [] }
      return try readFile(descriptor, at: position, count: wanted)
    }
  }

  /// The bytes at the end of the input, or `nil` where the end is not known or cannot be reached.
  ///
  /// ```swift
  /// try BoundedInput(Array("abcdef".utf8)).tail(of: 2)  // the bytes of "ef"
  /// ```
  ///
  /// - Parameter count: How many bytes to give; all there are where the input is shorter.
  /// - Returns: The last bytes. Where the budget is spent, the first of them.
  /// - Throws: ``InputError`` where reading fails.
  public func tail(of count: Int) throws(InputError) -> [UInt8]? {
    guard hasRandomAccess, let size else { return nil }
    let wanted = Int64(max(0, count))
    return try bytes(at: max(0, size - wanted), count: Int(min(wanted, size)))
  }

  // MARK: Behind the questions

  /// The first bytes, for a holder that keeps the input alive as long as it looks at them.
  ///
  /// The memory is never moved or freed before the input is: what is read from a file lies in
  /// ``StableMemory``, and an array in memory is never changed.
  func stablePrefix(upTo count: Int) throws(InputError) -> UnsafeRawBufferPointer {
    try prefix(upTo: count).withUnsafeBytes { $0 }
  }

  /// How many of `count` bytes the budget still allows.
  private func spend(upTo count: Int) -> Int {
    let allowed = min(count, budget - bytesRead)
    if allowed < count { isBudgetExhausted = true }
    return allowed
  }

  private func extendMemoryPrefix(upTo wanted: Int) {
    let missing = min(wanted, memory.count) - memoryPrefixCount
    guard missing > 0 else { return }
    let allowed = spend(upTo: missing)
    memoryPrefixCount += allowed
    bytesRead += allowed
  }

  /// Reads the start of a file or stream on, up to `wanted` bytes from its beginning.
  private func extendStart(upTo wanted: Int) throws(InputError) {
    var goal = wanted
    if let size { goal = Int(clamping: min(Int64(goal), size)) }
    goal = start.count + spend(upTo: max(0, goal - start.count))
    while start.count < goal {
      let room = start.free(upTo: goal, limit: budget)
      let added: Int
      do {
        switch source {
        case .file(let descriptor, let origin, _, _):
          added = try SystemCalls.read(descriptor, at: origin + Int64(start.count), into: room)
        case .stream(let descriptor, _):
          added = try SystemCalls.read(descriptor, into: room)
        case .nothing, .memory:
          added = 0
        }
      } catch {
        throw InputError(SystemCalls.reason(for: error), path: path)
      }
      start.add(added)
      bytesRead += added
      if added == 0 {
        hasReachedEnd = true
        return
      }
    }
  }

  /// The first bytes of the start as a span.
  ///
  /// Sound because `StableMemory` neither moves nor frees its bytes while the input lives, and never
  /// writes to those it counts; `count` is at most `start.count`.
  @_lifetime(borrow self)
  private func span(overFirst count: Int) -> RawSpan {
    let content = UnsafeRawBufferPointer(rebasing: start.content[..<count])
    return _overrideLifetime(RawSpan(_unsafeBytes: content), borrowing: self)
  }

  /// The first bytes of an input in memory as a span.
  ///
  /// Sound because the array is a constant of this object: it holds on to the storage, and storage that
  /// is held is neither moved nor changed; `count` is cut to what there is.
  @_lifetime(borrow self)
  private func span(overFirstInMemory count: Int) -> RawSpan {
    let array = memory
    let content = array.span.bytes.extracting(first: count)
    return _overrideLifetime(content, borrowing: self)
  }

  /// Bytes that need no reading, or `nil` where some are missing.
  private func bytesAtHand(at offset: Int64, count: Int) -> [UInt8]? {
    guard offset < Int64(prefixCount) else { return isPrefixWhole ? [] : nil }
    let available = prefixCount - Int(offset)
    var isStream = false
    if case .stream = source { isStream = true }
    guard available >= count || isPrefixWhole || isStream else { return nil }
    let range = Int(offset)..<Int(offset) + min(count, available)
    if case .memory = source { return Array(memory[range]) }
    return Array(start.content[range])
  }

  /// Reads a file at a position until `count` bytes are there or it ends.
  private func readFile(
    _ descriptor: Int32, at position: Int64, count: Int
  ) throws(InputError) -> [UInt8] {
    var failure: SystemErrorNumber?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let memory = UnsafeMutableRawBufferPointer(buffer)
      do throws(SystemErrorNumber) {
        while filled < count {
          let room = UnsafeMutableRawBufferPointer(rebasing: memory[filled..<count])
          let added = try SystemCalls.read(descriptor, at: position + Int64(filled), into: room)
          if added == 0 { break }
          filled += added
        }
      } catch {
        failure = error
      }
    }
    bytesRead += bytes.count
    if let failure { throw InputError(SystemCalls.reason(for: failure), path: path) }
    return bytes
  }
}
