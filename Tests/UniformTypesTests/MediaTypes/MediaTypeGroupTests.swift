import Testing
import UniformTypes

@Suite struct MediaTypeGroupTests {
  struct Group: Sendable, CustomTestStringConvertible {
    let name: String
    let contains: @Sendable (MediaType) -> Bool
    let members: Set<String>

    var testDescription: String { name }
  }

  static let groups: [Group] = [
    Group(name: "image", contains: \.isImage, members: ["image/png", "image/svg+xml"]),
    Group(
      name: "audio or video", contains: \.isAudioOrVideo,
      members: ["audio/mp4", "video/webm", "application/ogg"]),
    Group(
      name: "font", contains: \.isFont,
      members: [
        "font/woff2", "application/font-cff", "application/font-off", "application/font-sfnt",
        "application/font-ttf", "application/font-woff", "application/vnd.ms-fontobject",
        "application/vnd.ms-opentype",
      ]),
    Group(
      name: "zip-based", contains: \.isZipBased,
      members: ["application/zip", "application/epub+zip", "x/+zip"]),
    Group(
      name: "archive", contains: \.isArchive,
      members: ["application/zip", "application/x-gzip", "application/x-rar-compressed"]),
    Group(
      name: "XML", contains: \.isXML,
      members: ["text/xml", "application/xml", "image/svg+xml", "application/xhtml+xml"]),
    Group(name: "HTML", contains: \.isHTML, members: ["text/html"]),
    Group(
      name: "scriptable", contains: \.isScriptable,
      members: [
        "text/xml", "application/xml", "image/svg+xml", "application/xhtml+xml", "text/html",
        "application/pdf",
      ]),
    Group(
      name: "JavaScript", contains: \.isJavaScript,
      members: [
        "application/ecmascript", "application/javascript", "application/x-ecmascript",
        "application/x-javascript", "text/ecmascript", "text/javascript", "text/javascript1.0",
        "text/javascript1.1", "text/javascript1.2", "text/javascript1.3", "text/javascript1.4",
        "text/javascript1.5", "text/jscript", "text/livescript", "text/x-ecmascript",
        "text/x-javascript",
      ]),
    Group(
      name: "JSON", contains: \.isJSON,
      members: ["application/json", "text/json", "application/ld+json"]),
  ]

  /// Media types that stand next to a group and belong to none.
  static let outsiders = [
    "a/image", "images/png", "ximage/png", "a/ogg", "fonts/woff", "a/zip", "a+zip/b", "a/xzip",
    "application/gzip", "text/xhtml", "a/xml", "a/html", "text/javascript1.6", "a/javascript",
    "a/json", "application/jsonp", "a/b;c=d+xml", "a/pdf",
  ]

  @Test(arguments: groups)
  func membership(_ group: Group) throws {
    let everything = Self.groups.reduce(into: Set(Self.outsiders)) { $0.formUnion($1.members) }
    for text in everything {
      let isMember = group.members.contains(text)
      #expect(group.contains(try MediaType.parse(text)) == isMember, "\(text)")
      #expect(group.contains(try MediaType.parse(text.uppercased() + ";a=b")) == isMember)
    }
  }
}
