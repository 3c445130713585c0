/// Reads the type declarations of an Info.plist, in the XML and in the binary form.
///
/// What a property list declares with `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`
/// becomes a catalogue. A part that is not as Apple describes it is reported with its keys and, in the
/// XML form, its line, and is left out; the rest is taken.
///
/// ```swift
/// let reading = try PropertyListReader.read(file: "Score.app/Contents/Info.plist")
/// reading.located.catalog.declarations.map(\.identifier)  // ["com.example.score"]
/// reading.problems.map(\.description)
/// // ["Info.plist: UTExportedTypeDeclarations[1], line 30: no key \"UTTypeIdentifier\""]
/// ```
///
/// Read are `UTTypeIdentifier`, `UTTypeConformsTo`, `UTTypeDescription`, `UTTypeTagSpecification`,
/// `UTTypeReferenceURL` and `UTTypeVersion`; other keys, as those of icons, are passed over.
///
/// Limits: 16 MiB, 64 levels, 250,000 values, 10,000 declarations; text in UTF-8.
///
/// Source: Apple, *Information Property List*, `UTExportedTypeDeclarations` and
/// `UTImportedTypeDeclarations`.
public enum PropertyListReader {
  /// The largest file that is read, in bytes.
  public static var sizeLimit: Int { PropertyListLimits.size }

  /// Reads a property list in a file.
  ///
  /// - Throws: ``CatalogError`` where the file cannot be read or is no property list.
  public static func read(file path: String) throws(CatalogError) -> LenientReading {
    try read(
      bytes: CatalogReader.bytes(path: path, limit: sizeLimit),
      named: CatalogReader.fileName(path))
  }

  /// Reads the bytes of a property list; `name` is what errors call it.
  ///
  /// - Throws: ``CatalogError`` with the line and column, or the byte of a binary form, where the
  ///   bytes are no property list.
  public static func read(
    bytes: [UInt8], named name: String
  ) throws(CatalogError) -> LenientReading {
    var interpreter = PropertyListDeclarations(file: name)
    interpreter.read(try value(bytes, named: name))
    return interpreter.reading
  }

  private static func value(
    _ bytes: [UInt8], named name: String
  ) throws(CatalogError) -> PropertyListValue {
    guard bytes.count <= sizeLimit else {
      throw CatalogError(place: CatalogPlace(file: name), reason: .tooLarge(limit: sizeLimit))
    }
    let isBinary = BinaryPropertyList.isBinary(bytes)
    do {
      return try isBinary ? BinaryPropertyList.parse(bytes) : XMLPropertyList.parse(bytes)
    } catch {
      var place = CatalogPlace(file: name)
      if isBinary {
        place.offset = error.offset
      } else {
        let (line, column) = bytes.lineAndColumn(of: error.offset)
        place.line = line
        place.column = column
      }
      throw CatalogError(place: place, reason: error.reason)
    }
  }
}
