#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The arguments as the system passed them: bytes, since a path need not be UTF-8 and
/// `CommandLine.arguments` repairs what is not.
enum ProcessArguments {
  /// The arguments behind the program's name.
  static func read() -> [[UInt8]] {
    let count = Int(CommandLine.argc)
    let vector = CommandLine.unsafeArgv
    guard count > 1 else { return [] }
    return (1..<count).compactMap { index in
      guard let start = vector[index] else { return nil }
      return Array(UnsafeRawBufferPointer(start: start, count: strlen(start)))
    }
  }
}
