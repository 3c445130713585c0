extension Fixture {
  /// A PNG image of one grey pixel.
  ///
  /// Source: W3C, Portable Network Graphics.
  public static func png() -> [UInt8] {
    var header = ByteBuilder()
    header.append(bigEndian: UInt32(1))
    header.append(bigEndian: UInt32(1))
    header.append([8, 0, 0, 0, 0])
    var builder = ByteBuilder()
    builder.append([0x89] + Array("PNG\r\n\u{1A}\n".utf8))
    builder.append(chunk("IHDR", header.bytes))
    builder.append(chunk("IDAT", zlibStored([0, 128])))
    builder.append(chunk("IEND", []))
    return builder.bytes
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    var builder = ByteBuilder()
    builder.append(bigEndian: UInt32(content.count))
    builder.append(named)
    builder.append(bigEndian: Checksums.crc32(named))
    return builder.bytes
  }

  /// A zlib stream of one stored block.
  ///
  /// Source: RFC 1950, RFC 1951.
  private static func zlibStored(_ content: [UInt8]) -> [UInt8] {
    var builder = ByteBuilder()
    builder.append([0x78, 0x01, 0x01])
    builder.append(littleEndian: UInt16(content.count))
    builder.append(littleEndian: ~UInt16(content.count))
    builder.append(content)
    builder.append(bigEndian: Checksums.adler32(content))
    return builder.bytes
  }
}
