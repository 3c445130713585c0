/// The name of a file as the system has it: bytes, in no encoding in particular.
///
/// On Linux a path is any sequence of bytes without NUL. Most are UTF-8, but archives from elsewhere
/// and old disks bring others, and a `String` cannot hold those without changing them. `RawPath`
/// keeps every byte, so that what was listed can be opened.
///
/// ```swift
/// let path: RawPath = "/srv/uploads/photo.jpeg"
/// path.lastComponent.map { String(decoding: $0, as: UTF8.self) }  // "photo.jpeg"
/// RawPath(bytes: [0x66, 0xff]).string       // nil
/// RawPath(bytes: [0x66, 0xff]).description  // "f\u{FFFD}"
/// ```
///
/// Two paths are equal when their bytes are: `a/b` and `a//b` name one file and are two paths.
///
/// Limits: a path that is empty or has a NUL inside can be made and shown; opening it throws
/// ``InputError/Reason/invalidPath``.
///
/// Source: POSIX.1-2024, Base Definitions, 3.254 Pathname.
public struct RawPath: Hashable, Sendable {
  /// The bytes with a NUL behind them, so that a system call needs no copy.
  private let terminated: [UInt8]

  /// Whether the system can be asked for this path: it is not empty and has no NUL inside.
  ///
  /// `RawPath("a\0b").isValid` is `false`.
  public let isValid: Bool

  /// Makes a path from a string's UTF-8.
  ///
  /// `RawPath("notes.txt").bytes.count` is 9.
  public init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  /// Makes a path from the bytes that the system gave.
  ///
  /// `RawPath(bytes: [0x2f]).description` is `/`.
  ///
  /// - Parameter bytes: The path, without a NUL at its end.
  public init(bytes: some Sequence<UInt8>) {
    var terminated = [UInt8](bytes)
    isValid = !terminated.isEmpty && !terminated.contains(0)
    terminated.append(0)
    self.terminated = terminated
  }

  /// The bytes of the path.
  ///
  /// `RawPath("a/b").bytes` holds `[0x61, 0x2f, 0x62]`.
  public var bytes: ArraySlice<UInt8> { terminated.dropLast() }

  /// The last component's bytes, or `nil` where the path ends in no name of its own.
  ///
  /// Slashes at the end are passed over, as `basename` does. `/`, `.` and `..`, and a path that ends in
  /// one of them, name a place and not a name, so they give `nil`.
  ///
  /// ```swift
  /// RawPath("a/b.txt").lastComponent  // the bytes of "b.txt"
  /// RawPath("a/b//").lastComponent    // the bytes of "b"
  /// RawPath("a/..").lastComponent     // nil
  /// ```
  public var lastComponent: [UInt8]? {
    let slash = UInt8(ascii: "/")
    let period = UInt8(ascii: ".")
    let path = bytes
    guard let last = path.lastIndex(where: { $0 != slash }) else { return nil }
    let trimmed = path[...last]
    let start = trimmed.lastIndex(of: slash).map { $0 + 1 } ?? trimmed.startIndex
    let name = trimmed[start...]
    if name.elementsEqual([period]) || name.elementsEqual([period, period]) { return nil }
    return Array(name)
  }

  /// The path as a string, or `nil` where it is not UTF-8.
  ///
  /// Exact: `RawPath(string)` gives the same path back.
  public var string: String? { String(validating: bytes, as: UTF8.self) }

  /// Whether the path is UTF-8.
  ///
  /// `RawPath(bytes: [0xff]).isUTF8` is `false`.
  public var isUTF8: Bool { string != nil }

  /// A path with one more component behind this one.
  ///
  /// `RawPath("a").appending([0x62])` is `a/b`; no second slash is added behind one that is there.
  ///
  /// - Parameter component: The bytes of the component, as a directory lists it.
  /// - Returns: The longer path.
  public func appending(_ component: some Sequence<UInt8>) -> RawPath {
    var joined = Array(bytes)
    if let last = joined.last, last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: component)
    return RawPath(bytes: joined)
  }

  /// Calls a closure with the path as C has it: bytes that end in NUL.
  ///
  /// The pointer is good for the length of the call only.
  func withTerminatedBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    terminated.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else {
          preconditionFailure("a path always has its NUL")
        }
        return body(start)
      }
    }
  }
}

extension RawPath: ExpressibleByStringLiteral {
  /// Makes a path from a literal: `let path: RawPath = "notes.txt"`.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension RawPath: CustomStringConvertible {
  /// The path for people: bytes that are not UTF-8 are shown as U+FFFD.
  ///
  /// Control characters, newlines among them, are passed on as they are.
  public var description: String { String(decoding: bytes, as: UTF8.self) }
}
