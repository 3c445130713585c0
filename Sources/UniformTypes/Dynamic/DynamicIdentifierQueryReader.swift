extension DynamicIdentifier {
  /// Reads the text inside the base 32 of a dynamic identifier.
  ///
  /// ```
  /// query := [ "?" ] pair ( ":" pair )*
  /// pair  := key "=" value ( "," value )*
  /// ```
  ///
  /// `?` is there exactly where there is more than one pair. A key, and a value of the key `0`, is a
  /// code or a literal; other values are literals. `\` takes the next byte as it is, and makes a
  /// literal of what would be a code. A zero byte, and a `?` in a key, never stand without one.
  struct QueryReader {
    private(set) var conformsTo: [String] = []
    private(set) var tags: [Tag] = []

    private var remainder: ArraySlice<UInt8>
    private let announcesPairs: Bool

    /// Makes a reader of a query, `nil` where there is nothing to read.
    init?(_ query: [UInt8]) {
      guard let first = query.first else { return nil }
      announcesPairs = first == UInt8(ascii: "?")
      remainder = announcesPairs ? query.dropFirst() : query[...]
    }

    /// Reads all pairs, and says whether they are well-formed and hold a tag.
    mutating func readPairs() -> Bool {
      var pairCount = 0
      var delimiter: UInt8? = UInt8(ascii: ":")
      while delimiter != nil {
        guard let key = readField(isKey: true), key.delimiter == UInt8(ascii: "="),
          !key.text.isEmpty
        else {
          return false
        }
        repeat {
          guard let value = readField(isKey: false), append(value, key: key) else {
            return false
          }
          delimiter = value.delimiter
        } while delimiter == UInt8(ascii: ",")
        pairCount += 1
      }
      return announcesPairs == (pairCount > 1) && !tags.isEmpty
    }

    private mutating func append(_ value: Field, key: Field) -> Bool {
      if key.text == Code.conformsTo, !key.isEscaped {
        guard !value.text.isEmpty else { return false }
        conformsTo.append(value.meaning)
        return true
      }
      let tagClass = UTTagClass(rawValue: key.meaning)
      let text = tagClass == .osType ? Tag.withoutFilling(value.text) : value.text
      tags.append(Tag(tagClass: tagClass, value: text))
      return true
    }

    /// Reads up to the next delimiter that is not escaped, or to the end.
    ///
    /// `nil` where a backslash ends the query, a byte lacks the backslash that it needs, or the field
    /// is not UTF-8.
    private mutating func readField(isKey: Bool) -> Field? {
      var bytes: [UInt8] = []
      var isEscaped = false
      while let byte = remainder.popFirst() {
        switch byte {
        case UInt8(ascii: "\\"):
          guard let next = remainder.popFirst() else { return nil }
          isEscaped = true
          bytes.append(next)
        case UInt8(ascii: ":"), UInt8(ascii: ","):
          return Field(bytes, isEscaped: isEscaped, delimiter: byte)
        case UInt8(ascii: "=") where isKey:
          return Field(bytes, isEscaped: isEscaped, delimiter: byte)
        case 0:
          return nil
        case UInt8(ascii: "?") where isKey:
          return nil
        default:
          bytes.append(byte)
        }
      }
      return Field(bytes, isEscaped: isEscaped, delimiter: nil)
    }
  }

  /// A key or a value, and what ended it.
  private struct Field {
    let text: String
    let isEscaped: Bool
    let delimiter: UInt8?

    /// `nil` where the bytes are not UTF-8.
    init?(_ bytes: [UInt8], isEscaped: Bool, delimiter: UInt8?) {
      guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self.text = text
      self.isEscaped = isEscaped
      self.delimiter = delimiter
    }

    /// What a code stands for, or the literal.
    var meaning: String {
      (isEscaped ? nil : Code.identifier(ofCode: text)) ?? text
    }
  }
}
