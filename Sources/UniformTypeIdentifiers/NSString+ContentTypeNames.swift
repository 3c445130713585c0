public import Foundation
public import UniformTypes

extension NSString {
  /// A path with a component appended that names a file of a type.
  ///
  /// The rule is that of `URL.appendingPathComponent(_:conformingTo:)`, but that a directory's path
  /// gets no slash at its end:
  /// `NSString(string: "/docs").appendingPathComponent("readme", conformingTo: .plainText)` is
  /// `"/docs/readme.txt"`.
  ///
  /// Source: Apple, `stringByAppendingPathComponent:conformingToType:`.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String {
    let name = NSString(string: partialName)
    return appendingPathComponent(name.appendingPathExtension(for: contentType))
  }

  /// A path whose last component names a file of a type.
  ///
  /// Where nothing can or need be appended, the path is returned as it is:
  /// `NSString(string: "puppy.jpg").appendingPathExtension(for: .image)` is `"puppy.jpg"`.
  ///
  /// Source: Apple, `stringByAppendingPathExtensionForType:`.
  public func appendingPathExtension(for contentType: UTType) -> String {
    let path = self as String
    return contentType.missingFilenameExtension(of: path).flatMap(appendingPathExtension) ?? path
  }
}
