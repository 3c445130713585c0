/// The files of one directory of an installed MIME database, as far as they are read.
package struct MimeInfoFiles: Sendable {
  /// The largest file that is read, in bytes; the largest of a full desktop has 0.1 MB.
  package static let sizeLimit = 8 << 20

  /// What errors call the directory.
  package var directory: String
  /// `globs2`, or the older `globs` where there is no `globs2`.
  package var globs: [UInt8] = []
  /// Whether ``globs`` is the older form, which has no weights.
  package var globsAreOld = false
  package var aliases: [UInt8] = []
  package var subclasses: [UInt8] = []
  package var types: [UInt8] = []

  package init(directory: String) {
    self.directory = directory
  }

  /// The files of the directory at a path; `nil` where it has none of them.
  ///
  /// A file that is there and cannot be read is a problem.
  init?(reading directory: String, problems: inout [CatalogError]) {
    self.init(directory: directory)
    var isThere = false
    func bytes(_ name: String) -> [UInt8]? {
      let path = directory + "/" + name
      do {
        let bytes = try BoundedFile.bytes(path: path, limit: Self.sizeLimit)
        isThere = true
        return bytes
      } catch .system(let number) where BoundedFile.isNotThere(number) {
        return nil
      } catch {
        isThere = true
        problems.append(CatalogError(file: path, failure: error, limit: Self.sizeLimit))
        return nil
      }
    }
    if let globs2 = bytes("globs2") {
      globs = globs2
    } else if let old = bytes("globs") {
      globs = old
      globsAreOld = true
    }
    aliases = bytes("aliases") ?? []
    subclasses = bytes("subclasses") ?? []
    types = bytes("types") ?? []
    guard isThere else { return nil }
  }
}
