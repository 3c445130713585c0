/// Patterns of names as a shell has them: `*`, `?`, `[abc]`, `[a-z]`, `[!a]`.
///
/// Source: POSIX.1-2017, Shell Command Language, 2.13 Pattern Matching Notation, on bytes.
enum GlobPattern {
  /// Whether a pattern matches the whole of a name.
  ///
  /// It takes at most pattern times name steps: of several stars only the last is gone back to.
  static func matches(_ pattern: [UInt8], _ name: ArraySlice<UInt8>) -> Bool {
    var patternIndex = 0
    var nameIndex = name.startIndex
    var star: (pattern: Int, name: Int)?
    while nameIndex < name.endIndex {
      if patternIndex < pattern.count {
        if pattern[patternIndex] == UInt8(ascii: "*") {
          star = (patternIndex, nameIndex)
          patternIndex += 1
          continue
        }
        if let next = matchOne(pattern, at: patternIndex, name[nameIndex]) {
          patternIndex = next
          nameIndex += 1
          continue
        }
      }
      guard let last = star else { return false }
      star = (last.pattern, last.name + 1)
      patternIndex = last.pattern + 1
      nameIndex = last.name + 1
    }
    return pattern[patternIndex...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// The place in the pattern behind what matches a byte; `nil` where it does not match.
  private static func matchOne(_ pattern: [UInt8], at start: Int, _ byte: UInt8) -> Int? {
    switch pattern[start] {
    case UInt8(ascii: "?"):
      return start + 1
    case UInt8(ascii: "["):
      guard let end = pattern[min(start + 2, pattern.count)...].firstIndex(of: UInt8(ascii: "]"))
      else { return byte == pattern[start] ? start + 1 : nil }
      return matchSet(pattern[(start + 1)..<end], byte) ? end + 1 : nil
    default:
      return byte == pattern[start] ? start + 1 : nil
    }
  }

  private static func matchSet(_ set: ArraySlice<UInt8>, _ byte: UInt8) -> Bool {
    var set = set
    let isNegated = set.first == UInt8(ascii: "!")
    if isNegated { set.removeFirst() }
    var isIn = false
    while let first = set.popFirst() {
      if set.count >= 2, set.first == UInt8(ascii: "-") {
        set.removeFirst()
        if let last = set.popFirst(), first <= byte, byte <= last { isIn = true }
      } else if first == byte {
        isIn = true
      }
    }
    return isIn != isNegated
  }
}
