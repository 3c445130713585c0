public import Foundation
public import UniformTypes

extension URL {
  /// A URL with a component appended that names a file of a type.
  ///
  /// The type's preferred filename extension is appended to the name where the name has none that fits
  /// the type; what is there is never replaced. Nothing is appended for a type that has no extension.
  /// The URL is a directory's where the type conforms to `public.directory`; the file system is not
  /// asked.
  ///
  /// ```swift
  /// let folder = URL(fileURLWithPath: "/docs", isDirectory: true)
  /// folder.appendingPathComponent("readme", conformingTo: .plainText).path     // "/docs/readme.txt"
  /// folder.appendingPathComponent("puppy.jpg", conformingTo: .image).path      // "/docs/puppy.jpg"
  /// folder.appendingPathComponent("puppy.jpg", conformingTo: .plainText).path  // "/docs/puppy.jpg.txt"
  /// ```
  ///
  /// Source: Apple, `URL.appendingPathComponent(_:conformingTo:)`.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let name = NSString(string: partialName)
    let whole = contentType.missingFilenameExtension(of: partialName).flatMap(
      name.appendingPathExtension)
    return appendingPathComponent(
      whole ?? partialName, isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends a component that names a file of a type, as
  /// ``appendingPathComponent(_:conformingTo:)`` does.
  ///
  /// After `url.appendPathComponent("song", conformingTo: .mp3)` the last component is `song.mp3`.
  ///
  /// Source: Apple, `URL.appendPathComponent(_:conformingTo:)`.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// A URL whose last component names a file of a type.
  ///
  /// The rule is that of ``appendingPathComponent(_:conformingTo:)``, on the last component that is
  /// there. Where nothing can or need be appended, the URL is returned as it is.
  ///
  /// `URL(fileURLWithPath: "/tmp/photo").appendingPathExtension(for: .jpeg).path` is
  /// `"/tmp/photo.jpeg"`.
  ///
  /// Source: Apple, `URL.appendingPathExtension(for:)`.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let filenameExtension = contentType.missingFilenameExtension(of: path) else {
      return self
    }
    return appendingPathExtension(filenameExtension)
      .withDirectoryPath(contentType.conforms(to: .directory))
  }

  /// Makes the last component name a file of a type, as ``appendingPathExtension(for:)`` does.
  ///
  /// After `url.appendPathExtension(for: .pdf)` the path ends with `.pdf`.
  ///
  /// Source: Apple, `URL.appendPathExtension(for:)`.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// The same URL with a slash at the end of its path, or without one.
  private func withDirectoryPath(_ isDirectory: Bool) -> URL {
    guard isDirectory != hasDirectoryPath,
      var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
    else { return self }
    if isDirectory {
      components.percentEncodedPath += "/"
    } else {
      while components.percentEncodedPath.last == "/" { components.percentEncodedPath.removeLast() }
    }
    return components.url(relativeTo: baseURL) ?? self
  }
}
