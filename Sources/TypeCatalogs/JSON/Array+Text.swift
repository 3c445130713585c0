extension [UInt8] {
  /// The line and the column, in characters, of a byte of a text, both from 1.
  func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    for byte in prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return (line, column)
  }

  /// Where the bytes first are not UTF-8, `nil` where they are.
  var offsetOfInvalidUTF8: Int? {
    if allSatisfy({ $0 < 0x80 }) { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
