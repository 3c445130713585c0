/// Reads the members of an `Accept` field, one after the other.
///
/// Each member is delimited first, with regard to quotes, and read then; so a member that is broken
/// takes nothing from its neighbours and no byte is looked at more than twice.
struct AcceptHeaderParser {
  private(set) var members: [AcceptHeader.Member] = []
  private(set) var rejections: [AcceptHeader.Rejection] = []
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  mutating func parse() {
    let bytes = text.utf8
    var position = bytes.startIndex
    while position < bytes.endIndex {
      let end = Self.endOfMember(bytes[position...])
      let member = Self.trimmed(bytes[position..<end])
      position = end < bytes.endIndex ? bytes.index(after: end) : end
      // The list grammar of RFC 9110, section 5.6.1, has recipients pass over empty members.
      if member.isEmpty { continue }
      guard members.count + rejections.count < AcceptHeader.maximumMemberCount else {
        reject(Self.trimmed(bytes[member.startIndex...]), .tooManyMembers)
        return
      }
      var reader = AcceptHeaderMemberReader(member)
      do {
        members.append(try reader.read())
      } catch {
        reject(member, error)
      }
    }
  }

  private mutating func reject(
    _ member: Substring.UTF8View, _ reason: AcceptHeader.Rejection.Reason
  ) {
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: member.startIndex)
    rejections.append(.init(reason: reason, offset: offset, text: String(Substring(member))))
  }

  /// The place of the comma that ends the first member, or the end.
  private static func endOfMember(_ bytes: Substring.UTF8View) -> String.Index {
    var isQuoted = false
    var isEscaped = false
    for index in bytes.indices {
      let byte = bytes[index]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if isQuoted {
        isEscaped = byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: ",") {
        return index
      }
    }
    return bytes.endIndex
  }

  private static func trimmed(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
    HTTPSyntax.trimmingTrailingWhitespace(bytes.drop(while: HTTPSyntax.isWhitespace))
  }
}
