extension Fixture {
  /// A zip archive of stored entries, in the order given.
  ///
  /// Source: PKWARE, APPNOTE.TXT.
  public static func zip(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
    var archive = ByteBuilder()
    var directory = ByteBuilder()
    for (name, content) in entries {
      let offset = UInt32(archive.bytes.count)
      let fields = entryFields(name: name, content: content)
      archive.append(text: "PK\u{3}\u{4}")
      archive.append(fields)
      archive.append(text: name)
      archive.append(content)
      directory.append(text: "PK\u{1}\u{2}")
      directory.append(littleEndian: UInt16(20))
      directory.append(fields)
      directory.append([UInt8](repeating: 0, count: 10))
      directory.append(littleEndian: offset)
      directory.append(text: name)
    }
    let start = UInt32(archive.bytes.count)
    archive.append(directory.bytes)
    archive.append(text: "PK\u{5}\u{6}")
    archive.append([0, 0, 0, 0])
    archive.append(littleEndian: UInt16(entries.count))
    archive.append(littleEndian: UInt16(entries.count))
    archive.append(littleEndian: UInt32(directory.bytes.count))
    archive.append(littleEndian: start)
    archive.append([0, 0])
    return archive.bytes
  }

  /// What the local header and the directory say alike of an entry.
  private static func entryFields(name: String, content: [UInt8]) -> [UInt8] {
    var fields = ByteBuilder()
    fields.append(littleEndian: UInt16(20))
    fields.append([0, 0, 0, 0, 0, 0, 0x21, 0])
    fields.append(littleEndian: Checksums.crc32(content))
    fields.append(littleEndian: UInt32(content.count))
    fields.append(littleEndian: UInt32(content.count))
    fields.append(littleEndian: UInt16(name.utf8.count))
    fields.append([0, 0])
    return fields.bytes
  }

  /// An Office Open XML word processing document of one paragraph.
  ///
  /// Source: ECMA-376.
  public static func wordDocument() -> [UInt8] {
    let declaration = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#
    let main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    let contentTypes =
      declaration
      + #"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">"#
      + #"<Default Extension="rels" "#
      + #"ContentType="application/vnd.openxmlformats-package.relationships+xml"/>"#
      + #"<Override PartName="/word/document.xml" ContentType="\#(main)"/></Types>"#
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let relationships =
      declaration
      + #"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">"#
      + #"<Relationship Id="rId1" Type="\#(office)/officeDocument" Target="word/document.xml"/>"#
      + "</Relationships>"
    let namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    let document =
      declaration
      + #"<w:document xmlns:w="\#(namespace)"><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p>"#
      + "</w:body></w:document>"
    return zip([
      ("[Content_Types].xml", Array(contentTypes.utf8)),
      ("_rels/.rels", Array(relationships.utf8)),
      ("word/document.xml", Array(document.utf8)),
    ])
  }
}
