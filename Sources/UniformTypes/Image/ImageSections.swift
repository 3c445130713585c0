/// Puts the sections of an image together behind their header.
struct ImageSections {
  private enum Content {
    case bytes([UInt8])
    case words([UInt32])
    case doubleWords([UInt64])
  }

  private var contentBySection: [ImageLayout.Section: Content] = [:]

  mutating func set(_ section: ImageLayout.Section, bytes: [UInt8]) {
    contentBySection[section] = .bytes(bytes)
  }

  mutating func set(_ section: ImageLayout.Section, words: [UInt32]) {
    contentBySection[section] = .words(words)
  }

  mutating func set(_ section: ImageLayout.Section, doubleWords: [UInt64]) {
    contentBySection[section] = .doubleWords(doubleWords)
  }

  func image(dataVersion: UInt32) -> [UInt8] {
    var header = [UInt32](repeating: 0, count: ImageLayout.headerWords)
    let headerBytes = ImageLayout.headerBytes
    var image = [UInt8](repeating: 0, count: headerBytes)
    for section in ImageLayout.Section.allCases {
      header[section.offsetWord] = UInt32(image.count)
      header[section.countWord] = UInt32(append(section, to: &image))
      while image.count % 8 != 0 { image.append(0) }
    }
    header[ImageLayout.Header.magic.rawValue] = ImageLayout.magic
    header[ImageLayout.Header.formatVersion.rawValue] = ImageLayout.formatVersion
    header[ImageLayout.Header.byteCount.rawValue] = UInt32(image.count)
    header[ImageLayout.Header.dataVersion.rawValue] = dataVersion
    var headerImage: [UInt8] = []
    Self.append(header, to: &headerImage)
    image.replaceSubrange(..<headerImage.count, with: headerImage)
    return image
  }

  /// Appends a section and gives its number of elements.
  private func append(_ section: ImageLayout.Section, to image: inout [UInt8]) -> Int {
    switch contentBySection[section] {
    case .bytes(let bytes)?:
      image += bytes
      return bytes.count
    case .words(let words)?:
      Self.append(words, to: &image)
      return words.count
    case .doubleWords(let words)?:
      Self.append(words, to: &image)
      return words.count
    case nil: return 0
    }
  }

  private static func append<Word: FixedWidthInteger>(_ words: [Word], to image: inout [UInt8]) {
    words.map(\.littleEndian).withUnsafeBytes { image.append(contentsOf: $0) }
  }
}
