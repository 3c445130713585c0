import Testing
import UniformTypes

@Suite("Signatures")
struct TypeSignatureTests {
  static let lines = [
    "0:89504E470D0A1A0A", "0:'RIFF' & 8:'WAVE'", "0:'GIF87a'|'GIF89a'", "0..1023:'%PDF-' strong",
    "0:FFE0/FFE0", "0:'<?xml' & +0..255:'<svg'", "257:'ustar'", "0:'BM'", "0:'PK\u{3}\u{4}' weak",
  ]

  @Test("a line that is read is written again", arguments: lines)
  func roundTrip(line: String) throws {
    let signature = try #require(TypeSignature(line))
    #expect(TypeSignature(signature.description) == signature)
  }

  @Test(
    "what is no signature",
    arguments: [
      "", "0", "0:", ":'a'", "0:'a", "0:''", "0:A", "0:AG", "-1:'a'", "5..4:'a'", "+0:'a'",
      "0:'a' &", "0:'a' & ", "0:'a'|", "0:'a' sure", "0:'a'  weak", "0:FF/00", "0:FFFF/FF",
      "9999999:'a'", "0..70000:'a'", "99999999999999999999:'a'", "0: 'a'", " 0:'a'",
      "0:" + String(repeating: "41", count: 257),
      String(repeating: "0:'a' & ", count: 16) + "0:'a'",
      "0:" + String(repeating: "'a'|", count: 64) + "'a'",
    ])
  func malformed(line: String) {
    #expect(TypeSignature(line) == nil)
  }

  @Test("strength is told from the bytes")
  func strength() {
    #expect(TypeSignature("0:89504E47")?.strength == .strong)
    #expect(TypeSignature("0:8950")?.strength == .weak)
    #expect(TypeSignature("0:'BM'")?.strength == .weak)
    #expect(TypeSignature("0:'BEAM'")?.strength == .weak)
    #expect(TypeSignature("0:'GIF87a'")?.strength == .strong)
    #expect(TypeSignature("0:'BM' strong")?.strength == .strong)
    #expect(TypeSignature("0:89504E47 weak")?.description == "0:89504E47 weak")
    #expect(TypeSignature("0:FFE0/FFE0")?.fixedBitCount == 11)
    #expect(TypeSignature("0:'RIFF'|'RIFX' & 8:'WAVE'")?.fixedBitCount == 64)
  }

  static let matches: [(String, String, Bool)] = [
    ("0:'abc'", "abc", true), ("0:'abc'", "ab", false), ("0:'abc'", "xabc", false),
    ("1:'abc'", "xabc", true), ("0..3:'abc'", "xxxabc", true), ("0..2:'abc'", "xxxabc", false),
    ("0:'a'|'bc'", "bcd", true), ("0:'a' & 2:'c'", "abc", true), ("0:'a' & 2:'c'", "abd", false),
    ("0:'a' & +1:'c'", "abc", true), ("0:'a' & +0..3:'cd'", "abbcd", true),
    ("0:'a' & +0..1:'cd'", "abbcd", false), ("0:41/5F", "a", true), ("0:41/5F", "b", false),
    ("0..9:'b' & +0:'c'", "aabc", true), ("4:'x'", "", false),
    ("0..65535:'needle'", String(repeating: "n", count: 60_000) + "needle", true),
  ]

  @Test("matching", arguments: matches)
  func matching(row: (line: String, text: String, isMatch: Bool)) throws {
    let graph = try TypeGraph(
      TypeCatalog(declarations: [
        TypeDeclaration(
          identifier: "com.example.a", category: "A",
          signatures: [try #require(TypeSignature(row.line))])
      ]))
    let matches = Array(row.text.utf8).withUnsafeBytes { graph.signatureMatches(in: $0) }
    #expect(!matches.isEmpty == row.isMatch)
    #expect(graph.type("com.example.a")?.signatures == [try #require(TypeSignature(row.line))])
  }

  /// Four bytes that no other number gives, at one of seven places.
  static func key(of number: Int) -> (offset: Int, bytes: [UInt8]) {
    (number % 7 * 3, [0xFE, UInt8(number % 251), UInt8(number / 251), 0x01])
  }

  @Test("thousands of signatures each find their own bytes and no others")
  func many() throws {
    let declarations = (0..<2_000).map { number -> TypeDeclaration in
      let key = Self.key(of: number)
      let clause = TypeSignature.Clause(
        offset: key.offset, patterns: [TypeSignature.Pattern(bytes: key.bytes)])
      return TypeDeclaration(
        identifier: "com.example.n\(number)", category: "A",
        signatures: [TypeSignature(clauses: [clause])])
    }
    let graph = try TypeGraph(TypeCatalog(declarations: declarations))
    for number in stride(from: 0, to: 2_000, by: 13) {
      let key = Self.key(of: number)
      var data = [UInt8](repeating: 0, count: 64)
      data.replaceSubrange(key.offset..<key.offset + 4, with: key.bytes)
      let found = data.withUnsafeBytes { graph.signatureMatches(in: $0) }
      #expect(found.map { $0.type.identifier } == ["com.example.n\(number)"])
      #expect(found.first?.offset == key.offset)
    }
    #expect(try TypeGraph(graph.catalog).catalog == graph.catalog)
  }
}
