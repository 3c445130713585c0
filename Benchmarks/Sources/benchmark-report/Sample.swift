/// The files that whole processes are measured on, each built here.
enum Sample: String, CaseIterable {
  case png
  case mov
  case c
  case text
  case docx

  var fileName: String { self == .text ? "sample.txt" : "sample.\(rawValue)" }

  var words: String {
    switch self {
    case .png: "PNG"
    case .mov: "MOV"
    case .c: "C source"
    case .text: "100 KB of UTF-8"
    case .docx: "DOCX"
    }
  }

  /// The bytes of the file, the same in every run.
  var bytes: [UInt8] {
    switch self {
    case .png: Self.png()
    case .mov: Self.movie()
    case .c: Self.sourceCode()
    case .text: Self.text()
    case .docx: Self.wordDocument()
    }
  }

  /// One grey pixel.
  private static func png() -> [UInt8] {
    func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(name.utf8) + content
      return bigEndian(content.count) + body + bigEndian(Int(CyclicRedundancyCheck.of(body)))
    }
    let header = bigEndian(1) + bigEndian(1) + [8, 0, 0, 0, 0]
    // A stored block of two bytes, the row's filter and its pixel, between zlib's header and sum.
    let pixels: [UInt8] = [0x78, 0x01, 0x01, 2, 0, 0xFD, 0xFF, 0, 0x80, 0, 0x82, 0, 0x81]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", pixels) + chunk("IEND", [])
  }

  /// A movie of no tracks, with a second of zeros as its data.
  private static func movie() -> [UInt8] {
    func atom(_ name: String, _ content: [UInt8]) -> [UInt8] {
      bigEndian(content.count + 8) + Array(name.utf8) + content
    }
    let brand = atom("ftyp", Array("qt  ".utf8) + bigEndian(0x2005_0300) + Array("qt  ".utf8))
    let header = atom("mvhd", [UInt8](repeating: 0, count: 100))
    return brand + atom("wide", []) + atom("mdat", [UInt8](repeating: 0, count: 48_000))
      + atom("moov", header)
  }

  private static func sourceCode() -> [UInt8] {
    var text = "#include <stdio.h>\n#include <stdlib.h>\n\n"
    for number in 0..<40 {
      text += """
        /* Adds a number and prints the sum. */
        static int add_\(number)(int value) {
          int sum = value + \(number);
          printf("%d\\n", sum);
          return sum;
        }


        """
    }
    return Array((text + "int main(void) { return add_0(1) == 1 ? 0 : 1; }\n").utf8)
  }

  private static func text() -> [UInt8] {
    let line = "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich — 十二人のボクサー.\n"
    return (0..<(100_000 / line.utf8.count)).flatMap { _ in Array(line.utf8) }
  }

  private static func wordDocument() -> [UInt8] {
    let packageNames = "http://schemas.openxmlformats.org/package/2006"
    let contentType = "application/vnd.openxmlformats-officedocument.wordprocessingml"
    let entries = [
      (
        "[Content_Types].xml",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Types xmlns="\(packageNames)/content-types"><Default Extension="xml" \
        ContentType="application/xml"/><Override PartName="/word/document.xml" \
        ContentType="\(contentType).document.main+xml"/></Types>
        """
      ),
      (
        "_rels/.rels",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Relationships xmlns="\(packageNames)/relationships"><Relationship Id="rId1" \
        Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" \
        Target="word/document.xml"/></Relationships>
        """
      ),
      (
        "word/document.xml",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">\
        <w:body><w:p><w:r><w:t>Sample</w:t></w:r></w:p></w:body></w:document>
        """
      ),
    ]
    return StoredZip.archive(entries.map { ($0.0, Array($0.1.utf8)) })
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
