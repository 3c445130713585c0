/// Reads the line files of a MIME database; a line that is malformed is reported and left out.
///
/// Source: freedesktop.org, *Shared MIME-info Database*, Directory layout, The glob files,
/// https://specifications.freedesktop.org/shared-mime-info-spec/
struct MimeInfoLines {
  /// Two media types on a line: an alias and what it stands for, or a type and its parent.
  struct Pair: Hashable {
    var first: String
    var second: String
    var line: Int
  }

  /// A media type on a line.
  struct Name: Hashable {
    var name: String
    var line: Int
  }

  let directory: String
  private(set) var globs: [MimeInfoGlob] = []
  private(set) var aliases: [Pair] = []
  private(set) var subclasses: [Pair] = []
  private(set) var types: [Name] = []
  private(set) var problems: [CatalogError] = []

  init(_ files: MimeInfoFiles) {
    directory = files.directory
    let isOld = files.globsAreOld
    for (number, line) in Self.lines(files.globs) {
      if let glob = Self.glob(line, number, isOld: isOld) {
        globs.append(glob)
      } else {
        report(isOld ? "type:pattern" : "weight:type:pattern", isOld ? "globs" : "globs2", number)
      }
    }
    for (number, line) in Self.lines(files.aliases) {
      if let pair = Self.pair(line, number) {
        aliases.append(pair)
      } else {
        report("an alias and a media type", "aliases", number)
      }
    }
    for (number, line) in Self.lines(files.subclasses) {
      if let pair = Self.pair(line, number) {
        subclasses.append(pair)
      } else {
        report("a media type and its parent", "subclasses", number)
      }
    }
    for (number, line) in Self.lines(files.types) {
      if let name = Self.mediaType(line) {
        types.append(Name(name: name, line: number))
      } else {
        report("a media type", "types", number)
      }
    }
  }

  private mutating func report(_ expected: String, _ file: String, _ line: Int) {
    problems.append(
      CatalogError(
        place: CatalogPlace(file: directory + "/" + file, line: line),
        reason: .malformed(expected: expected)))
  }

  // MARK: Lines

  /// The lines with their numbers, from 1; without empty ones and comments.
  private static func lines(
    _ bytes: [UInt8]
  ) -> some Sequence<(number: Int, line: ArraySlice<UInt8>)> {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().lazy
      .filter { !$0.element.isEmpty && $0.element.first != UInt8(ascii: "#") }
      .map { ($0.offset + 1, $0.element) }
  }

  private static func glob(
    _ line: ArraySlice<UInt8>, _ number: Int, isOld: Bool
  ) -> MimeInfoGlob? {
    var fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)[...]
    var weight = MimeInfoGlob.defaultWeight
    if !isOld {
      guard let first = fields.popFirst(), let value = self.weight(first) else { return nil }
      weight = value
    }
    guard let name = fields.popFirst().flatMap(mediaType), let bytes = fields.popFirst(),
      !bytes.isEmpty, let pattern = String(validating: bytes, as: UTF8.self)
    else { return nil }
    // Flags and fields that are not known are passed over, as the specification wants.
    let flags = isOld ? nil : fields.popFirst()?.split(separator: UInt8(ascii: ","))
    return MimeInfoGlob(
      weight: weight, mediaType: name, pattern: pattern,
      isCaseSensitive: flags?.contains { $0.elementsEqual("cs".utf8) } ?? false, line: number)
  }

  /// One to three digits.
  private static func weight(_ field: ArraySlice<UInt8>) -> Int? {
    guard (1...3).contains(field.count) else { return nil }
    var value = 0
    for byte in field {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private static func pair(_ line: ArraySlice<UInt8>, _ number: Int) -> Pair? {
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count == 2, let first = mediaType(fields[0]), let second = mediaType(fields[1])
    else { return nil }
    return Pair(first: first, second: second, line: number)
  }

  /// A media type without parameters, at most as long as a tag may be.
  private static func mediaType(_ field: ArraySlice<UInt8>) -> String? {
    guard field.count <= 255 else { return nil }
    var slashes = 0
    for byte in field {
      if byte == UInt8(ascii: "/") {
        slashes += 1
      } else if !isTokenByte(byte) {
        return nil
      }
    }
    guard slashes == 1, field.first != UInt8(ascii: "/"), field.last != UInt8(ascii: "/") else {
      return nil
    }
    return String(decoding: field, as: UTF8.self)
  }

  /// Source: RFC 6838, 4.2 Naming Requirements, with the other characters that RFC 9110 allows.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
