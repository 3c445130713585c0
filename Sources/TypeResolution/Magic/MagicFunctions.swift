#if LibMagic
  internal import CMagic
  internal import Synchronization

  /// The functions of libmagic, found in its shared object when they are first needed.
  ///
  /// Linking libmagic would cost each process about 0.4 ms at its start, whether it asks or not, and
  /// would keep it from starting where libmagic is not installed.
  struct MagicFunctions: Sendable {
    let open: magic_open_function
    let close: magic_close_function
    let getPath: magic_getpath_function
    let buffer: magic_buffer_function
    let error: magic_error_function
    let setFlags: magic_setflags_function
    let version: magic_version_function
    let loadBuffers: magic_load_buffers_function

    /// The functions, looked up once in the life of the process.
    static let loaded: Result<MagicFunctions, MagicError> = {
      switch SystemCalls.openSharedObject(SystemCalls.magicSharedObjectName) {
      case .failure(let error): .failure(.libraryNotLoaded(message: error.message))
      case .success(let object): Result { () throws(MagicError) in try MagicFunctions(in: object) }
      }
    }()

    /// The places where libmagic looks for its database, as it says itself: `/etc/magic` and others.
    ///
    /// Asked once, since the function writes to memory that all threads share.
    static let defaultPlaces: [Substring] = {
      guard case .success(let functions) = loaded, let path = functions.getPath(nil, 0) else {
        return []
      }
      return String(cString: path).split(separator: ":")
    }()

    /// Held while a database is loaded: libmagic fills tables that all cookies share when the first one
    /// is loaded, and does not lock them.
    static let loading = Mutex<Void>(())

    init(in object: SharedObject) throws(MagicError) {
      open = try Self.function("magic_open", in: object)
      close = try Self.function("magic_close", in: object)
      getPath = try Self.function("magic_getpath", in: object)
      buffer = try Self.function("magic_buffer", in: object)
      error = try Self.function("magic_error", in: object)
      setFlags = try Self.function("magic_setflags", in: object)
      version = try Self.function("magic_version", in: object)
      loadBuffers = try Self.function("magic_load_buffers", in: object)
    }

    /// One function by name.
    ///
    /// The cast is sound where `Function` is the type that `shim.h` takes from libmagic's header for
    /// the function of that name; the sizes are compared, the rest is for the reader of `init` to see.
    static func function<Function>(
      _ name: String, in object: SharedObject
    ) throws(MagicError) -> Function {
      precondition(MemoryLayout<Function>.size == MemoryLayout<UnsafeMutableRawPointer>.size)
      guard let address = SystemCalls.address(of: name, in: object) else {
        throw .symbolMissing(name: name)
      }
      return unsafeBitCast(address, to: Function.self)
    }
  }
#endif
