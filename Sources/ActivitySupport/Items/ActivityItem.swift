public import TypeResolution
public import UniformTypes

/// A thing to act on: how it is handed over, and what it is.
///
/// ```swift
/// let movie = try ActivityItem(file: "holiday.mov", resolver: TypeResolver())
/// movie.carrier                      // .url
/// movie.representations              // [public.file-url]
/// movie.targetType?.identifier       // "com.apple.quicktime-movie"
/// ```
public struct ActivityItem: Hashable, Sendable {
  /// The form in which the item is handed over.
  public let carrier: ActivityCarrier

  /// The types that the item can be taken as, the best first; never empty.
  public let representations: [UTType]

  /// The type of what a URL leads to, where that is known.
  ///
  /// Of a file it is what the file really is; of any other address nothing is known without asking the
  /// network, so it is `nil`.
  public let targetType: UTType?

  /// The scheme of a URL in lower case: `https`; `nil` where the item is no URL.
  public let scheme: String?

  /// Makes an item that is handed over in a form, as one or more types.
  ///
  /// - Precondition: There is at least one representation.
  public init(
    carrier: ActivityCarrier, representations: [UTType], scheme: String? = nil,
    targetType: UTType? = nil
  ) {
    precondition(!representations.isEmpty, "an item is of some type")
    self.carrier = carrier
    self.representations = representations
    self.scheme = scheme?.lowercased()
    self.targetType = targetType
  }

  /// A string: `ActivityItem.string.representations` is `[.utf8PlainText]`.
  ///
  /// What a string says makes no difference: one that spells an address stays a string.
  public static var string: ActivityItem {
    ActivityItem(carrier: .string, representations: [.utf8PlainText])
  }

  /// A string with attributes, which can be taken as rich or as plain text.
  public static var attributedString: ActivityItem {
    ActivityItem(carrier: .attributedString, representations: [.rtf, .utf8PlainText])
  }

  /// Bytes, as the type that a resolution found them to be.
  public static func data(_ resolution: Resolution) -> ActivityItem {
    ActivityItem(carrier: .data, representations: [resolution.type])
  }

  /// An image object of a type, any image unless said otherwise.
  public static func image(_ type: UTType = .image) -> ActivityItem {
    ActivityItem(carrier: .image, representations: [type])
  }

  /// An address; `nil` where the text has no scheme, so that it is none.
  ///
  /// `ActivityItem(url: "https://example.com")?.scheme` is `"https"`. Source: RFC 3986, section 3.1.
  public init?(url: String) {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = String(url[..<colon])
    guard Self.isScheme(scheme) else { return nil }
    let isFile = scheme.lowercased() == "file"
    self.init(carrier: .url, representations: [isFile ? .fileURL : .url], scheme: scheme)
  }

  /// The address of a file, with what the file really is as its target.
  ///
  /// - Throws: `InputError` where the path names nothing or cannot be read.
  public init(file path: RawPath, resolver: TypeResolver) throws(InputError) {
    self.init(
      carrier: .url, representations: [.fileURL], scheme: "file",
      targetType: try resolver.resolve(path: path).type)
  }

  /// Whether the item is the address of a file.
  public var isFileURL: Bool { representations.contains { $0.conforms(to: .fileURL) } }

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "+-.".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
