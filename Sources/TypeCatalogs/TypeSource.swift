public import UniformTypes

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads type declarations from whatever form a file or folder has.
public enum TypeSource {
  /// Reads the declarations of a file or folder, which is told by its contents and not by its name.
  ///
  /// | path | read as |
  /// |---|---|
  /// | a file that begins with `bplist` or, white space aside, with `<` | Info.plist, by ``PropertyListReader`` |
  /// | a file that begins, white space aside, with `{` | catalogue, by ``CatalogReader`` |
  /// | a folder with `globs2` or `mime/globs2` | MIME database, by ``SharedMimeInfoReader`` |
  /// | a folder with `Catalog.json` | catalogue folder, by ``CatalogReader`` |
  /// | a folder with `Contents/Info.plist`, `Info.plist`, `Resources/Info.plist` or `Versions/Current/Resources/Info.plist` | the Info.plist of a bundle |
  ///
  /// ```swift
  /// let (graph, problems) = try TypeSource.read(path: "Score.app").graph(addingTo: .default)
  /// graph.type("com.example.score")?.conforms(to: .data)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - base: The graph that the result is to be added to.
  /// - Throws: ``CatalogError`` where the path cannot be read, has none of these forms, or holds JSON
  ///   that is no catalogue. What is faulty within a property list or a MIME database is among the
  ///   problems of the result instead.
  public static func read(
    path: String, addingTo base: TypeGraph = .default
  ) throws(CatalogError) -> LenientReading {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.bytes(path: path, limit: CatalogReader.sizeLimit)
    } catch .isFolder {
      return try readFolder(path, addingTo: base)
    } catch {
      throw CatalogError(
        file: CatalogReader.fileName(path), failure: error, limit: CatalogReader.sizeLimit)
    }
    return try read(bytes: bytes, named: CatalogReader.fileName(path))
  }

  /// Reads the declarations in the bytes of a file, a property list or a JSON catalogue; `name` is what
  /// errors call it.
  ///
  /// `TypeSource.read(bytes: Array(#"{ "types": [] }"#.utf8), named: "my.json")` is an empty reading.
  ///
  /// - Throws: ``CatalogError`` as ``read(path:addingTo:)``.
  public static func read(
    bytes: [UInt8], named name: String
  ) throws(CatalogError) -> LenientReading {
    if BinaryPropertyList.isBinary(bytes) {
      return try PropertyListReader.read(bytes: bytes, named: name)
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes[byteOrderMark.count...] : bytes[...]
    switch text.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
    case UInt8(ascii: "<"): return try PropertyListReader.read(bytes: bytes, named: name)
    case UInt8(ascii: "{"):
      return LenientReading(located: try CatalogReader.read(json: bytes, named: name))
    default:
      throw CatalogError(
        place: CatalogPlace(file: name),
        reason: .malformed(expected: "a JSON catalogue or a property list"))
    }
  }

  private static func readFolder(
    _ path: String, addingTo base: TypeGraph
  ) throws(CatalogError) -> LenientReading {
    func isThere(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: path + "/" + name)
    }
    for (folder, file) in [("", "globs2"), ("", "globs"), ("/mime", "globs2"), ("/mime", "globs")]
    where isThere(folder + "/" + file) {
      return SharedMimeInfoReader.read(directories: [path + folder], addingTo: base)
    }
    if isThere("Catalog.json") {
      return LenientReading(located: try CatalogReader.read(directory: path))
    }
    let propertyLists = [
      "Contents/Info.plist", "Info.plist", "Resources/Info.plist",
      "Versions/Current/Resources/Info.plist",
    ]
    if let list = propertyLists.first(where: isThere) {
      return try PropertyListReader.read(file: path + "/" + list)
    }
    throw CatalogError(
      place: CatalogPlace(file: CatalogReader.fileName(path)),
      reason: .malformed(expected: "globs2, Catalog.json or Info.plist in the folder"))
  }
}
