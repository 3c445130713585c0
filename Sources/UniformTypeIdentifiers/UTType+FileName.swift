internal import Foundation
internal import UniformTypes

extension UTType {
  /// The extension to append to a path so that its last component names a file of the type; `nil`
  /// where nothing is to be appended.
  ///
  /// That is where the extension that is there is one of the type or of one that conforms to it, where
  /// the type has no extension, and where there is no component to append to.
  func missingFilenameExtension(of path: String) -> String? {
    let name = NSString(string: path).lastPathComponent
    guard !["", "/", ".", ".."].contains(name), let preferredFilenameExtension else { return nil }
    return hasFilenameExtension(NSString(string: name).pathExtension)
      ? nil : preferredFilenameExtension
  }

  private func hasFilenameExtension(_ filenameExtension: String) -> Bool {
    guard !filenameExtension.isEmpty else { return false }
    let claimants = graph.declaredTypes(
      tag: filenameExtension, tagClass: .filenameExtension, conformingTo: self)
    let own = tags[.filenameExtension] ?? []
    return !claimants.isEmpty || own.contains { $0.lowercased() == filenameExtension.lowercased() }
  }
}
