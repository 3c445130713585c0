public import Foundation
public import UniformTypes

extension NSURL {
  /// A URL with a component appended that names a file of a type.
  ///
  /// The rule is that of `URL.appendingPathComponent(_:conformingTo:)`:
  /// `NSURL(fileURLWithPath: "/docs").appendingPathComponent("readme", conformingTo: .plainText).path`
  /// is `"/docs/readme.txt"`.
  ///
  /// Source: Apple, `URLByAppendingPathComponent:conformingToType:`.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    (self as URL).appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// A URL whose last component names a file of a type.
  ///
  /// The rule is that of `URL.appendingPathExtension(for:)`.
  ///
  /// Source: Apple, `URLByAppendingPathExtensionForType:`.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    (self as URL).appendingPathExtension(for: contentType)
  }
}
