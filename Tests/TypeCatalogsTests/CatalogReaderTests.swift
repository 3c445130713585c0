import Foundation
import Testing
import TypeCatalogs
import UniformTypes

@Suite struct CatalogReaderTests {
  private static func error(_ json: String) -> CatalogError? {
    error(Array(json.utf8))
  }

  private static func error(_ bytes: [UInt8]) -> CatalogError? {
    do {
      _ = try CatalogReader.read(json: bytes, named: "my.json")
      return nil
    } catch {
      return error
    }
  }

  @Test func additions() throws {
    let json = """
      { "categories": [{ "name": "Score", "parent": "Audio" }],
        "tagOrders": [{ "class": "public.filename-extension", "tag": "ly",
                        "identifiers": ["com.example.score"], "reason": "Ours." }],
        "types": [{ "identifier": "com.example.score", "extensions": ["ly"],
                    "conformsTo": ["public.data"], "storedAs": [] }] }
      """
    let located = try CatalogReader.read(json: Array(json.utf8), named: "my.json")
    #expect(located.catalog.categories == [.init(name: "Score", parent: "Audio")])
    #expect(located.catalog.tagOrders.map(\.tag) == ["ly"])
    #expect(
      located.catalog.declarations == [
        TypeDeclaration(
          identifier: "com.example.score", conformsTo: ["public.data"],
          tags: [.filenameExtension: ["ly"]])
      ])
    #expect(located.places.map(\.line) == [4])
    #expect(located.manifest == nil)
  }

  @Test(
    arguments: [
      ("", "my.json: line 1, column 1: expected a value"),
      ("{", "my.json: line 1, column 2: expected a key in quotes"),
      ("{\n  \"types\": [é]}", "my.json: line 2, column 13: expected a value"),
      (
        "{\n  \"é\": 1 \"types\"}",
        "my.json: line 2, column 10: expected a comma or the end of the object"
      ),
      (#"{"types" []}"#, "my.json: line 1, column 10: expected a colon after the key"),
      (#"{"types": [] "#, "my.json: line 1, column 14: expected a comma or the end of the object"),
      (
        #"{"types": [1 2]}"#, "my.json: line 1, column 14: expected a comma or the end of the array"
      ),
      (#"{"types": []} x"#, "my.json: line 1, column 15: expected the end"),
      (#"{"types": ["a"#, "my.json: line 1, column 14: expected the end of the string"),
      (#"{"types": ["\x"]}"#, "my.json: line 1, column 14: expected an escape that JSON has"),
      (#"{"types": ["\u12g4"]}"#, "my.json: line 1, column 17: expected four hexadecimal digits"),
      (
        "{\"types\": [\"a\nb\"]}",
        "my.json: line 1, column 14: expected no control character in a string"
      ),
      (#"{"types": [-]}"#, "my.json: line 1, column 13: expected a digit"),
      (#"{"types": [1.]}"#, "my.json: line 1, column 14: expected a digit"),
      (#"{"types": [tru]}"#, "my.json: line 1, column 12: expected a value"),
      (#"{"types": [], "types": []}"#, #"my.json: line 1, column 15: key "types" is there twice"#),
      (
        #"{"types": [{"identifier": "a", "identifier": "b"}]}"#,
        #"my.json: line 1, column 32: key "identifier" is there twice"#
      ),
    ])
  func faultsOfTheText(json: String, expected: String) {
    #expect(Self.error(json)?.description == expected)
  }

  @Test(
    arguments: [
      ("[]", "my.json: expected an object"),
      ("{}", #"my.json: no key "types""#),
      (#"{"types": {}}"#, "my.json: types: expected an array"),
      (#"{"types": [], "typos": []}"#, #"my.json: unknown key "typos""#),
      (#"{"family": 1, "types": []}"#, "my.json: family: expected a string"),
      (#"{"types": [1]}"#, "my.json: row 1: expected an object"),
      (#"{"types": [null]}"#, "my.json: row 1: expected an object"),
      (#"{"types": [{}]}"#, #"my.json: row 1: no key "identifier""#),
      (
        #"{"types": [{"identifier": "a.b"}, {"identifier": "a.c", "mime": []}]}"#,
        #"my.json: row 2 (a.c): unknown key "mime""#
      ),
      (
        #"{"types": [{"identifier": "a.b", "signature": []}]}"#,
        #"my.json: row 1 (a.b): unknown key "signature""#
      ),
      (#"{"types": [{"identifier": 1}]}"#, "my.json: row 1: identifier: expected a string"),
      (
        #"{"types": [{"identifier": "a.b", "extensions": "x"}]}"#,
        "my.json: row 1 (a.b): extensions: expected an array"
      ),
      (
        #"{"types": [{"identifier": "a.b", "extensions": ["x", 1]}]}"#,
        "my.json: row 1 (a.b): extensions[1]: expected a string"
      ),
      (
        #"{"types": [{"identifier": "a.b", "tags": []}]}"#,
        "my.json: row 1 (a.b): tags: expected an object"
      ),
      (
        #"{"types": [{"identifier": "a.b", "order": "1"}]}"#,
        "my.json: row 1 (a.b): order: expected a whole number"
      ),
      (
        #"{"types": [{"identifier": "a.B"}]}"#,
        "my.json: row 1 (a.B): identifier: expected lower case; declaredIdentifier keeps the other spelling"
      ),
      (
        #"{"types": [{"identifier": "a.b", "declaredIdentifier": "a.C"}]}"#,
        "my.json: row 1 (a.b): declaredIdentifier: expected the identifier in another case"
      ),
      (
        #"{"types": [{"identifier": "a.b", "conformsTo": ["A.c"]}]}"#,
        #"my.json: row 1 (a.b): conformsTo: expected lower case, found "A.c""#
      ),
      (
        #"{"types": [{"identifier": "a.b", "tags": {"public.mime-type": ["a/b"]}}]}"#,
        #"my.json: row 1 (a.b): tags: the class "public.mime-type" has a key of its own"#
      ),
      (
        #"{"types": [], "categories": [{"name": "A", "under": "B"}]}"#,
        #"my.json: category 1 (A): unknown key "under""#
      ),
      (
        #"{"types": [], "tagOrders": [{"class": "c", "tag": "t", "identifiers": []}]}"#,
        #"my.json: tag order 1 (t): no key "reason""#
      ),
    ])
  func faultsOfTheForm(json: String, expected: String) {
    #expect(Self.error(json)?.description == expected)
  }

  @Test func wrongOriginNamesTheValues() throws {
    let error = try #require(
      Self.error(#"{"types": [{"identifier": "a.b", "origin": "owned"}]}"#))
    #expect(error.place.number == 1)
    guard case .wrongValue(key: "origin", _) = error.reason else {
      Issue.record("\(error)")
      return
    }
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func bytesThatAreNotUTF8(bytes: [UInt8]) {
    let error = Self.error(Array("{\"types\":\n [\"é".utf8) + bytes + Array("\"]}".utf8))
    #expect(error?.description == "my.json: line 2, column 5: expected UTF-8")
  }

  @Test func loneSurrogateIsAnError() {
    #expect(Self.error(#"{"types": [{"identifier": "\ud800"}]}"#) != nil)
  }

  @Test(arguments: ["[", "{\"a\":"])
  func deepNestingIsRefused(step: String) {
    let error = Self.error(String(repeating: step, count: 1_000_000))
    #expect(error?.reason == .tooDeep(limit: 32))
  }

  @Test func largeInputIsRefused() {
    let error = Self.error([UInt8](repeating: 0x20, count: CatalogReader.sizeLimit + 1))
    #expect(error?.description == "my.json: larger than 67108864 bytes")
  }

  @Test func endlessFileIsRefused() {
    #expect(throws: CatalogError.self) { try CatalogReader.read(file: "/dev/zero") }
  }

  @Test func missingFile() {
    let error = #expect(throws: CatalogError.self) {
      try CatalogReader.read(file: "/no/such/my.json")
    }
    #expect(error?.description == "my.json: cannot be read: No such file or directory")
  }

  @Test func folderInPlaceOfAFile() throws {
    let error = #expect(throws: CatalogError.self) { try CatalogReader.read(file: "/tmp/") }
    #expect(error?.description == "tmp: cannot be read: Is a directory")
  }
}
