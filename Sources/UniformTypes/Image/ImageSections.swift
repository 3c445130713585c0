/// Puts the sections of an image together behind their header.
struct ImageSections {
  private var bytesBySection: [ImageLayout.Section: (bytes: [UInt8], count: Int)] = [:]

  mutating func set(_ section: ImageLayout.Section, bytes: [UInt8]) {
    bytesBySection[section] = (bytes, bytes.count)
  }

  mutating func set(_ section: ImageLayout.Section, words: [UInt32]) {
    bytesBySection[section] = (Self.littleEndian(words), words.count)
  }

  mutating func set(_ section: ImageLayout.Section, doubleWords: [UInt64]) {
    bytesBySection[section] = (Self.littleEndian(doubleWords), doubleWords.count)
  }

  func image(dataVersion: UInt32) -> [UInt8] {
    var header = [UInt32](repeating: 0, count: ImageLayout.headerWords)
    var body: [UInt8] = []
    let headerBytes = (ImageLayout.headerWords * 4 + 7) / 8 * 8
    for section in ImageLayout.Section.allCases {
      let content = bytesBySection[section] ?? ([], 0)
      header[section.offsetWord] = UInt32(headerBytes + body.count)
      header[section.countWord] = UInt32(content.count)
      body += content.bytes
      while body.count % 8 != 0 { body.append(0) }
    }
    header[ImageLayout.Header.magic.rawValue] = ImageLayout.magic
    header[ImageLayout.Header.formatVersion.rawValue] = ImageLayout.formatVersion
    header[ImageLayout.Header.byteCount.rawValue] = UInt32(headerBytes + body.count)
    header[ImageLayout.Header.dataVersion.rawValue] = dataVersion
    var bytes = Self.littleEndian(header)
    while bytes.count < headerBytes { bytes.append(0) }
    return bytes + body
  }

  private static func littleEndian<Word: FixedWidthInteger>(_ words: [Word]) -> [UInt8] {
    words.map(\.littleEndian).withUnsafeBytes(Array.init)
  }
}
