extension Fixture {
  /// A QuickTime movie without tracks.
  ///
  /// Source: Apple, QuickTime File Format.
  public static func quickTimeMovie() -> [UInt8] {
    var fileType = ByteBuilder()
    fileType.append(text: "qt  ")
    fileType.append(bigEndian: UInt32(0x2005_0300))
    fileType.append(text: "qt  ")
    var movieHeader = ByteBuilder()
    movieHeader.append([UInt8](repeating: 0, count: 12))
    movieHeader.append(bigEndian: UInt32(600))
    movieHeader.append([UInt8](repeating: 0, count: 84))
    return box("ftyp", fileType.bytes) + box("wide", [])
      + box("mdat", [UInt8](repeating: 0, count: 16))
      + box("moov", box("mvhd", movieHeader.bytes))
  }

  /// One box of ISO/IEC 14496-12: size, name, content.
  public static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    var builder = ByteBuilder()
    builder.append(bigEndian: UInt32(content.count + 8))
    builder.append(text: name)
    builder.append(content)
    return builder.bytes
  }
}
