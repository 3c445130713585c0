/// What libmagic says of some bytes, put in order.
///
/// ```swift
/// let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/// let answer = try MagicLibrary().describe(png.span.bytes)
/// answer.mimeType  // "image/png"
/// answer.charset   // nil
/// ```
public struct MagicAnswer: Hashable, Sendable {
  /// The MIME type in lower case, without parameters: `text/x-c`.
  ///
  /// `application/octet-stream` where libmagic knows nothing, `inode/x-empty` for no bytes at all.
  public let mimeType: String

  /// The name of the text's encoding in lower case, or `nil` where the bytes are no text.
  ///
  /// libmagic's names are `us-ascii`, `utf-8`, `utf-16le`, `iso-8859-1` and others; `unknown-8bit` is
  /// text in an encoding that it cannot name.
  public let charset: String?

  /// Whether libmagic knows nothing of the bytes.
  ///
  /// `true` for `application/octet-stream` and `inode/x-empty`.
  public var isUnknown: Bool {
    mimeType == Self.unknownType || mimeType == Self.emptyType
  }

  /// Reads libmagic's own line, such as `text/html; charset=utf-8`.
  ///
  /// libmagic has habits that this puts right: it may give several answers on lines of their own
  /// (newer versions write the line break as `\012- `), it may write two types without anything
  /// between them (`text/plainapplication/octet-stream`), some rules spell types in capitals, and
  /// no bytes are `application/x-empty` in one place and `inode/x-empty` in another. The first
  /// answer counts.
  ///
  /// - Parameter line: What `magic_buffer` gave with `MAGIC_MIME`.
  /// - Returns: `nil` where the line has no MIME type, as a message of libmagic's has none.
  init?(line: String) {
    let parts = MagicAnswer.firstAnswer(in: line).split(separator: ";")
    guard let written = parts.first,
      let type = MagicAnswer.firstType(in: MagicAnswer.trimmed(written).lowercased())
    else { return nil }
    mimeType = type == "application/x-empty" ? Self.emptyType : type
    let name = "charset="
    let value = parts.dropFirst().lazy.map(MagicAnswer.trimmed).first { $0.hasPrefix(name) }?
      .dropFirst(name.count).lowercased()
    charset = value == "binary" || value?.isEmpty == true ? nil : value
  }

  /// The first of several answers that libmagic gave in one text.
  static func firstAnswer(in text: String) -> String {
    let bytes = Array(text.utf8)
    let escapedBreak = Array("\\012".utf8)
    let end =
      bytes.indices.first { index in
        bytes[index] == UInt8(ascii: "\n") || bytes[index...].starts(with: escapedBreak)
      } ?? bytes.endIndex
    return trimmed(Substring(decoding: bytes[..<end], as: UTF8.self))
  }

  private static let unknownType = "application/octet-stream"
  private static let emptyType = "inode/x-empty"

  /// The top-level types, by which a second type run into the first is told from its subtype.
  private static let registries = [
    "application", "audio", "chemical", "font", "image", "inode", "message", "model", "multipart",
    "text", "video",
  ]

  /// The first MIME type of a text, or `nil` where the text does not begin with one.
  private static func firstType(in text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, isToken(parts[0]) else { return nil }
    var subtype = parts[1]
    if parts.count > 2 {
      guard let next = registries.first(where: { subtype.hasSuffix($0) }) else { return nil }
      subtype = subtype.dropLast(next.count)
    }
    guard isToken(subtype) else { return nil }
    return "\(parts[0])/\(subtype)"
  }

  /// Whether a text is a name as MIME types are made of (RFC 6838, 4.2), in lower case.
  private static func isToken(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "!#$&-^_.+".utf8.contains(byte)
        }
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }
}
