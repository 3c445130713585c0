public import UniformTypes

/// Finds the types that the name of a file speaks for.
///
/// The order, the first choice first:
///
/// 1. the whole name, with regard to case (`Makefile`), then without where a graph has such names;
/// 2. extensions, the longest first (`tar.gz` before `gz`), each first with regard to case (`C`), then
///    without (`c`); a leading period begins no extension (`.png` has none);
/// 3. patterns (`README*`), the longest first;
/// 4. where nothing matched, the same again without trailing spaces and periods (`photo.png. `).
///
/// A trailing `~` and `.bak` are left alone: they make another file. Of one tag all claimants are
/// taken, in the order of the graph.
///
/// ```swift
/// NameMatcher(graph: .default).candidates(for: "holiday.mov").map(\.type.identifier)
/// // ["com.apple.quicktime-movie"]
/// ```
///
/// Limits: of a longer name the last 1,024 bytes are looked at, and of its extensions the last eight.
public struct NameMatcher: Sendable {
  /// How much of a name is looked at, in bytes from its end.
  static let nameLimit = 1024
  /// How many periods are tried as the start of an extension, from the end of the name.
  static let extensionLimit = 8

  private let graph: TypeGraph
  private let patterns: [Pattern]
  /// Whether any pattern needs the name in lower case.
  private let ignoresCase: Bool

  private struct Pattern {
    var bytes: [UInt8]
    var ignoresCase: Bool
    var types: [UTType]
  }

  /// Makes a matcher over the tags of a graph.
  public init(graph: TypeGraph) {
    self.graph = graph
    func patterns(_ tagClass: UTTagClass) -> [Pattern] {
      let ignoresCase = tagClass == .fileNamePatternIgnoringCase
      return graph.tags(ofClass: tagClass).map {
        Pattern(bytes: Array($0.tag.utf8), ignoresCase: ignoresCase, types: $0.types)
      }
    }
    self.patterns = (patterns(.fileNamePattern) + patterns(.fileNamePatternIgnoringCase))
      .sorted { $0.bytes.count > $1.bytes.count }
    ignoresCase = self.patterns.contains(where: \.ignoresCase)
  }

  /// The types that a name speaks for, each once, the first choice first.
  public func candidates(for name: String) -> [NameCandidate] {
    candidates(for: Array(name.utf8))
  }

  /// The types that a name in bytes speaks for, each once, the first choice first.
  ///
  /// The name need not be UTF-8; what is not matches no rule.
  public func candidates(for name: [UInt8]) -> [NameCandidate] {
    let name = name.suffix(Self.nameLimit)
    let found = match(name)
    if !found.isEmpty { return found }
    let trimmed = name.reversed().drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") }
    return trimmed.count == name.count ? [] : match(Array(trimmed.reversed())[...])
  }

  private func match(_ name: ArraySlice<UInt8>) -> [NameCandidate] {
    var found = CandidateList()
    let whole = String(decoding: name, as: UTF8.self)
    found.append(
      graph.declaredTypes(tag: whole, tagClass: .fileName), rule: .wholeName, match: whole)
    found.append(
      graph.declaredTypes(tag: whole, tagClass: .fileNameIgnoringCase), rule: .wholeName,
      match: whole)
    for text in extensions(of: name) {
      for tagClass in [UTTagClass.caseSensitiveExtension, .filenameExtension] {
        found.append(
          graph.declaredTypes(tag: text, tagClass: tagClass), rule: .filenameExtension,
          match: text)
      }
    }
    let lowercased = ignoresCase ? Self.lowercased(name) : name
    for pattern in patterns
    where GlobPattern.matches(pattern.bytes, pattern.ignoresCase ? lowercased : name) {
      found.append(
        pattern.types, rule: .pattern, match: String(decoding: pattern.bytes, as: UTF8.self))
    }
    return found.candidates
  }

  private static func lowercased(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }[...]
  }

  /// What follows each period but a leading one, the longest first.
  private func extensions(of name: ArraySlice<UInt8>) -> [String] {
    let period = UInt8(ascii: ".")
    let starts = name.indices.dropFirst().filter { name[$0] == period }.suffix(Self.extensionLimit)
    return starts.map { String(decoding: name[($0 + 1)...], as: UTF8.self) }.filter { !$0.isEmpty }
  }

  private struct CandidateList {
    var candidates: [NameCandidate] = []
    private var seen: Set<UTType> = []

    mutating func append(_ types: [UTType], rule: NameCandidate.Rule, match: String) {
      for type in types where seen.insert(type).inserted {
        candidates.append(NameCandidate(type: type, rule: rule, match: match))
      }
    }
  }
}
