#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system calls that the library makes, each with Swift's types and errors.
///
/// The C library is imported in this file and nowhere else in the module, so that what differs
/// between platforms is found in one place. Calls that a signal interrupts are made again.
enum SystemCalls {
  /// Reads the kind and size of what a path names.
  ///
  /// Nothing is opened, so a device, socket or named pipe is not disturbed.
  static func status(
    of path: RawPath, followingSymbolicLinks: Bool
  ) throws(SystemErrorNumber) -> FileStatus {
    var information = stat()
    let result = path.withTerminatedBytes { name in
      followingSymbolicLinks ? stat(name, &information) : lstat(name, &information)
    }
    guard result == 0 else { throw lastError }
    return FileStatus(information)
  }

  /// Reads the kind and size of an open file.
  static func status(of descriptor: Int32) throws(SystemErrorNumber) -> FileStatus {
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw lastError }
    return FileStatus(information)
  }

  /// Opens a file for reading, without waiting for anything.
  ///
  /// `O_NONBLOCK` keeps a named pipe without a writer from stopping the program and `O_NOCTTY` a
  /// terminal from becoming its controlling one, should the path have come to name such a thing.
  static func open(
    _ path: RawPath, followingSymbolicLinks: Bool
  ) throws(SystemErrorNumber) -> Int32 {
    let flags =
      O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followingSymbolicLinks ? 0 : O_NOFOLLOW)
    while true {
      let descriptor = path.withTerminatedBytes { name in openForReading(name, flags) }
      if descriptor >= 0 { return descriptor }
      guard errno == EINTR else { throw lastError }
    }
  }

  /// Closes a descriptor.
  ///
  /// Not made again when interrupted: Linux has released the descriptor by then, and another thread
  /// may already own its number. A file that was only read has nothing to lose.
  static func close(_ descriptor: Int32) {
    _ = closeDescriptor(descriptor)
  }

  /// Reads the next bytes of a stream, waiting where there are none yet.
  ///
  /// - Returns: how many bytes were stored, at most `memory.count`; 0 at the end.
  static func read(
    _ descriptor: Int32, into memory: UnsafeMutableRawBufferPointer
  ) throws(SystemErrorNumber) -> Int {
    while true {
      let count = readDescriptor(descriptor, memory.baseAddress, memory.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      // A descriptor that somebody made non-blocking: wait, rather than call the pause an end.
      case EAGAIN, EWOULDBLOCK: waitForInput(descriptor)
      default: throw lastError
      }
    }
  }

  /// Reads bytes at an offset, leaving the descriptor's own position as it is.
  ///
  /// - Returns: how many bytes were stored, at most `memory.count`; 0 at or past the end.
  static func read(
    _ descriptor: Int32, at offset: Int64, into memory: UnsafeMutableRawBufferPointer
  ) throws(SystemErrorNumber) -> Int {
    while true {
      let count = pread(descriptor, memory.baseAddress, memory.count, off_t(offset))
      if count >= 0 { return count }
      guard errno == EINTR else { throw lastError }
    }
  }

  /// The position of a descriptor in its file in bytes, or `nil` where it has none, as a pipe.
  static func position(of descriptor: Int32) -> Int64? {
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position < 0 ? nil : Int64(position)
  }

  /// Maps a whole file into memory, private to this process.
  ///
  /// - Returns: memory of `count` bytes, to be given to ``unmap(_:)`` once.
  static func map(
    _ descriptor: Int32, count: Int
  ) throws(SystemErrorNumber) -> UnsafeMutableRawBufferPointer {
    let address = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0)
    guard let address, address != MAP_FAILED else { throw lastError }
    return UnsafeMutableRawBufferPointer(start: address, count: count)
  }

  /// Gives mapped memory back.
  static func unmap(_ memory: UnsafeMutableRawBufferPointer) {
    if let address = memory.baseAddress { munmap(address, memory.count) }
  }

  /// Opens a shared object by name, its symbols visible to nobody else.
  ///
  /// - Returns: the handle, or the loader's own message.
  static func openSharedObject(_ name: String) -> Result<SharedObject, SharedObject.LoadError> {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      let message = dlerror().map { String(cString: $0) } ?? "cannot open \(name)"
      return .failure(SharedObject.LoadError(message: message))
    }
    return .success(SharedObject(handle: handle))
  }

  /// The address of a symbol, or `nil` where the shared object has none of that name.
  static func address(of symbol: String, in object: SharedObject) -> UnsafeMutableRawPointer? {
    dlsym(object.handle, symbol)
  }

  /// The name under which libmagic's shared object is installed.
  static var magicSharedObjectName: String {
    #if canImport(Darwin)
      "libmagic.1.dylib"
    #else
      "libmagic.so.1"
    #endif
  }

  /// The system's words for an error number: `message(for: 5)` is `Input/output error`.
  static func message(for number: Int32) -> String {
    // Safe on any thread: glibc from 2.32 on answers from memory of the thread, Musl from constants.
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }

  /// Why a system call on a path failed, in the library's own terms.
  static func reason(for error: SystemErrorNumber) -> InputError.Reason {
    switch error.rawValue {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case ENAMETOOLONG: .invalidPath
    case ELOOP: .tooManySymbolicLinks
    case ESTALE: .changed
    default: .inputOutput(number: error.rawValue, message: message(for: error.rawValue))
    }
  }

  /// Whether an error may mean that a symbolic link leads nowhere.
  static func mayBeBrokenLink(_ error: SystemErrorNumber) -> Bool {
    [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(error.rawValue)
  }

  /// Whether opening failed because the path has come to name something else than a regular file.
  static func meansReplaced(_ error: SystemErrorNumber) -> Bool {
    [ENOENT, ENOTDIR, ELOOP, ENXIO, ENODEV].contains(error.rawValue)
  }

  private static var lastError: SystemErrorNumber { SystemErrorNumber(rawValue: errno) }

  private static func waitForInput(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

// Outside the enumeration, where the names of the C functions are not hidden by its own.
private func openForReading(_ name: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(name, flags)
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

private func readDescriptor(
  _ descriptor: Int32, _ address: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, address, count)
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    size = Int64(information.st_size)
    switch information.st_mode & S_IFMT {
    case S_IFREG: kind = .regularFile(size: size)
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .symbolicLink(target: nil)
    case S_IFIFO: kind = .namedPipe
    case S_IFSOCK: kind = .socket
    case S_IFCHR: kind = .characterDevice
    case S_IFBLK: kind = .blockDevice
    default: kind = .other
    }
  }
}
