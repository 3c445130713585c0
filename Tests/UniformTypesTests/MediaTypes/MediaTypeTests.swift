import Foundation
import Testing
import UniformTypes

@Suite struct MediaTypeTests {
  @Test func parts() throws {
    let mediaType = try MediaType.parse("Text/HTML; Charset=\"UTF-8\"; q=a b")
    #expect(mediaType.type == "text")
    #expect(mediaType.subtype == "html")
    #expect(mediaType.essence == "text/html")
    #expect(mediaType.charset == "UTF-8")
    #expect(mediaType.parameters["CHARSET"] == "UTF-8")
    #expect(mediaType.parameters["level"] == nil)
    #expect(mediaType.description == "text/html;charset=UTF-8;q=\"a b\"")
    #expect(mediaType.withoutParameters.description == "text/html")
  }

  @Test func makingFromParts() throws {
    let parameters = MediaType.Parameters([try .init(name: "A", value: "é")])
    let mediaType = try MediaType(type: "Image", subtype: "SVG+xml", parameters: parameters)
    #expect(mediaType.description == "image/svg+xml;a=\"é\"")
    #expect(throws: MediaTypeError(reason: .emptyType, offset: 0)) {
      try MediaType(type: "", subtype: "b")
    }
    #expect(throws: MediaTypeError(reason: .invalidType, offset: 1)) {
      try MediaType(type: "a/", subtype: "b")
    }
    #expect(throws: MediaTypeError(reason: .emptySubtype, offset: 0)) {
      try MediaType(type: "a", subtype: "")
    }
    #expect(throws: MediaTypeError(reason: .invalidSubtype, offset: 1)) {
      try MediaType(type: "a", subtype: "b;c=d")
    }
    #expect(throws: MediaTypeError(reason: .invalidParameterName, offset: 0)) {
      try MediaType.Parameter(name: "", value: "b")
    }
    #expect(throws: MediaTypeError(reason: .invalidParameterName, offset: 1)) {
      try MediaType.Parameter(name: "a b", value: "b")
    }
    #expect(throws: MediaTypeError(reason: .invalidParameterValue, offset: 2)) {
      try MediaType.Parameter(name: "a", value: "é\n")
    }
  }

  @Test func parameters() throws {
    var mediaType = try MediaType.parse("a/b;c=1;d=2")
    try mediaType.parameters.setValue("3", forName: "C")
    try mediaType.parameters.setValue("", forName: "e")
    #expect(mediaType.description == "a/b;c=3;d=2;e=\"\"")
    #expect(mediaType.parameters.removeValue(forName: "D") == "2")
    #expect(mediaType.parameters.removeValue(forName: "D") == nil)
    #expect(mediaType.description == "a/b;c=3;e=\"\"")
    #expect(mediaType.parameters.description == "c=3;e=\"\"")
    #expect(throws: MediaTypeError.self) {
      try mediaType.parameters.setValue("\0", forName: "c")
    }
    let twice = MediaType.Parameters([
      try .init(name: "a", value: "1"), try .init(name: "A", value: "2"),
    ])
    #expect(twice.description == "a=1")
  }

  /// Groups of texts that are equal among each other and to no other.
  static let equalityClasses = [
    ["text/html", "TEXT/Html", " text/html ;"],
    ["text/html;charset=utf-8", "text/html; Charset=\"UTF-8\"", "text/html;charset=Utf-8"],
    [
      "text/html;a=1;charset=utf-8", "text/html;charset=UTF-8;a=1",
      "text/html;A=1;charset=utf-8;a=2",
    ],
    ["text/html;a=b"],
    ["text/html;a=B"],
    ["text/html;a=\"\""],
    ["text/html;charset=utf8"],
    ["text/plain"],
    ["*/*"],
    ["text/*"],
  ]

  @Test func equalityIsAnEquivalenceAndHashAgrees() throws {
    for (place, group) in Self.equalityClasses.enumerated() {
      for (otherPlace, otherGroup) in Self.equalityClasses.enumerated() {
        for left in group {
          for right in otherGroup {
            let left = try MediaType.parse(left)
            let right = try MediaType.parse(right)
            #expect((left == right) == (place == otherPlace), "\(left) and \(right)")
            if left == right { #expect(left.hashValue == right.hashValue) }
          }
        }
      }
    }
    let all = try Self.equalityClasses.joined().map(MediaType.parse)
    #expect(Set(all).count == Self.equalityClasses.count)
  }

  @Test func coding() throws {
    let mediaType = try MediaType.parse("text/html;charset=UTF-8;a=\" \"")
    let data = try JSONEncoder().encode([mediaType])
    #expect(
      try JSONDecoder().decode([String].self, from: data) == [mediaType.description])
    let decoded = try #require(try JSONDecoder().decode([MediaType].self, from: data).first)
    #expect(decoded.description == mediaType.description)

    #expect {
      try JSONDecoder().decode([MediaType].self, from: Data(#"["text html"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription
        == "No media type: no slash between type and subtype, at byte 9"
    }
  }

  @Test(arguments: [
    ("image/png", MediaType.Tree.standards),
    ("application/vnd.ms-excel", .vendor),
    ("application/VND.ms-excel", .vendor),
    ("image/prs.btif", .personal),
    ("application/x.private", .unregistered),
    ("audio/x-wav", .unregistered),
    ("x-world/vrml", .unregistered),
    ("x-world/vnd.a", .vendor),
    ("application/vndfoo", .standards),
    ("application/x", .standards),
  ])
  func tree(_ text: String, expected: MediaType.Tree) {
    #expect(MediaType(text)?.tree == expected)
  }

  @Test(
    arguments: [
      ("image/svg+xml", "xml", ["application/xml"]),
      ("application/ld+json", "json", ["application/json"]),
      ("application/did+ld+json", "json", ["application/json"]),
      ("application/geo+json-seq;a=b", "json-seq", ["application/json-seq"]),
      ("application/epub+zip", "zip", ["application/zip"]),
      ("application/tlsrpt+gzip", "gzip", ["application/gzip"]),
      ("application/a+zstd", "zstd", ["application/zstd"]),
      ("application/senml+cbor", "cbor", ["application/cbor"]),
      ("application/a+cbor-seq", "cbor-seq", ["application/cbor-seq"]),
      ("application/vc+cose", "cose", ["application/cose"]),
      ("application/eat+cwt", "cwt", ["application/cwt"]),
      ("application/at+jwt", "jwt", ["application/jwt"]),
      ("application/dc+sd-jwt", "sd-jwt", ["application/sd-jwt"]),
      ("application/openapi+yaml", "yaml", ["application/yaml"]),
      ("application/geopackage+sqlite3", "sqlite3", ["application/vnd.sqlite3"]),
      ("application/vnd.syncml.dm+wbxml", "wbxml", ["application/vnd.wap.wbxml"]),
      ("model/x3d+fastinfoset", "fastinfoset", ["application/fastinfoset"]),
      ("application/vnd.oma.lwm2m+tlv", "tlv", []),
      ("application/a+DER", "der", []),
      ("application/a+unknown", "unknown", []),
      ("a/+xml", "xml", ["application/xml"]),
      ("application/a+", nil, []),
      ("application/json", nil, []),
      ("a+xml/b", nil, []),
      ("a/b;c=d+xml", nil, []),
    ] as [(String, String?, [String])])
  func structuredSyntax(_ text: String, suffix: String?, parents: [String]) throws {
    let mediaType = try MediaType.parse(text)
    #expect(mediaType.suffix == suffix)
    #expect(mediaType.structuredParents.map(\.description) == parents)
    #expect(mediaType.structuredParents.map(\.subtype) == parents.map { String($0.dropFirst(12)) })
  }
}
