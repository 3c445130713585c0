/// Zip archives whose entries are not compressed.
enum StoredZip {
  static func archive(_ entries: [(name: String, content: [UInt8])]) -> [UInt8] {
    var archive: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let name = Array(entry.name.utf8)
      // Version 2.0, no flags, stored, midnight of 1 January 1980.
      let fields: [UInt8] =
        little(20, 2) + little(0, 2) + little(0, 2) + little(0, 2) + little(0x21, 2)
        + little(Int(CyclicRedundancyCheck.of(entry.content)), 4)
        + little(entry.content.count, 4) + little(entry.content.count, 4)
        + little(name.count, 2) + little(0, 2)
      directory += Array("PK\u{1}\u{2}".utf8) + little(20, 2) + fields
      directory += [UInt8](repeating: 0, count: 10) + little(archive.count, 4) + name
      archive += Array("PK\u{3}\u{4}".utf8) + fields + name + entry.content
    }
    let end =
      Array("PK\u{5}\u{6}".utf8) + little(0, 4) + little(entries.count, 2)
      + little(entries.count, 2) + little(directory.count, 4) + little(archive.count, 4)
      + little(0, 2)
    return archive + directory + end
  }

  private static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
