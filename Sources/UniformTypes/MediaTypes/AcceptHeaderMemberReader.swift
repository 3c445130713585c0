/// Reads one member of an `Accept` field by the grammar of RFC 9110.
///
/// ```
/// member     := range *( OWS ";" OWS [ parameter ] )
/// range      := token "/" token
/// parameter  := token "=" ( token / quoted-string )
/// ```
///
/// The first parameter by the name of `q` is the weight. What follows it may lack a value.
struct AcceptHeaderMemberReader {
  private let bytes: Substring.UTF8View
  private var position: String.Index

  init(_ bytes: Substring.UTF8View) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  mutating func read() throws(AcceptHeader.Rejection.Reason) -> AcceptHeader.Member {
    let type = readToken()
    guard skip(UInt8(ascii: "/")) else { throw .invalidRange }
    let subtype = readToken()
    guard !type.isEmpty, !subtype.isEmpty else { throw .invalidRange }

    var parameters = MediaType.Parameters.Builder()
    var quality: AcceptHeader.Quality? = nil
    var extensions: [AcceptHeader.Member.Extension] = []
    while true {
      skipWhitespace()
      guard position < bytes.endIndex else { break }
      guard skip(UInt8(ascii: ";")) else {
        throw parameters.parameters.isEmpty && quality == nil ? .invalidRange : .invalidParameter
      }
      skipWhitespace()
      if position == bytes.endIndex || bytes[position] == UInt8(ascii: ";") { continue }

      let name = HTTPSyntax.lowercased(readToken())
      guard !name.isEmpty else { throw .invalidParameter }
      let isWeight = name == "q" && quality == nil
      guard skip(UInt8(ascii: "=")) else {
        guard quality != nil else { throw isWeight ? .invalidWeight : .invalidParameter }
        extensions.append(.init(name: name, value: nil))
        continue
      }
      if isWeight {
        guard let weight = AcceptHeader.Quality(readToken()) else { throw .invalidWeight }
        quality = weight
        continue
      }
      let value = try readValue()
      if quality == nil {
        parameters.append(name: name, value: value)
      } else {
        extensions.append(.init(name: name, value: value))
      }
    }

    guard
      let mediaType = try? MediaType(
        type: type, subtype: subtype, parameters: parameters.parameters),
      let range = try? MediaRange(mediaType)
    else { throw .invalidRange }
    return AcceptHeader.Member(range: range, quality: quality ?? .one, extensions: extensions)
  }

  private mutating func readToken() -> String {
    let start = position
    position = bytes[start...].firstIndex { !HTTPSyntax.isToken($0) } ?? bytes.endIndex
    return String(Substring(bytes[start..<position]))
  }

  private mutating func readValue() throws(AcceptHeader.Rejection.Reason) -> String {
    guard position < bytes.endIndex, bytes[position] == UInt8(ascii: "\"") else {
      let token = readToken()
      if token.isEmpty { throw .invalidParameter }
      return token
    }
    let start = position
    let value = MediaType.parseQuotedString(bytes, &position)
    guard value.utf8.allSatisfy(HTTPSyntax.isQuotedStringContent),
      isClosed(bytes[start..<position])
    else { throw .invalidParameter }
    return value
  }

  /// Whether a quoted string that was read has a closing quote of its own.
  private func isClosed(_ string: Substring.UTF8View) -> Bool {
    let inside = string.dropFirst()
    guard inside.last == UInt8(ascii: "\"") else { return false }
    let backslashes = inside.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
    return backslashes.count.isMultiple(of: 2)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.endIndex, bytes[position] == byte else { return false }
    position = bytes.index(after: position)
    return true
  }

  private mutating func skipWhitespace() {
    position = bytes[position...].firstIndex { !HTTPSyntax.isWhitespace($0) } ?? bytes.endIndex
  }
}
