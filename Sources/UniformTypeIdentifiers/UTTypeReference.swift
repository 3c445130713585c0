public import Foundation
public import UniformTypes

/// A uniform type as an object, for interfaces that take objects.
///
/// Swift code uses `UTType`, which bridges to this class and back:
///
/// ```swift
/// let reference = UTType.png as UTTypeReference
/// reference.preferredMIMEType          // "image/png"
/// reference as UTType == .png          // true
/// ```
///
/// Two references are equal where their types are. An archive of one holds the identifier alone; it is
/// this library's own form and not Apple's.
///
/// Source: Apple, `UniformTypeIdentifiers`, `UTTypeReference`, which Objective-C calls `UTType`.
open class UTTypeReference: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked, since NSObject says nothing of it: the class adds one constant, which is Sendable.

  /// The type that the object stands for.
  let type: UTType

  /// A reference to a type that is at hand.
  init(_ type: UTType) {
    self.type = type
  }

  /// A reference to the type of an identifier; `nil` where nothing declares it and it is not dynamic.
  ///
  /// `UTTypeReference("public.png")?.isDeclared` is `true`.
  ///
  /// Source: Apple, `typeWithIdentifier:`.
  public convenience init?(_ identifier: String) {
    guard let type = UTType(identifier) else { return nil }
    self.init(type)
  }

  /// A reference to the first type with a filename extension that conforms to `public.data`.
  ///
  /// `UTTypeReference(filenameExtension: "mov")?.identifier` is `"com.apple.quicktime-movie"`; `nil`
  /// means only that the extension is empty or too long.
  ///
  /// Source: Apple, `typeWithFilenameExtension:`.
  public convenience init?(filenameExtension: String) {
    self.init(filenameExtension: filenameExtension, conformingTo: .data)
  }

  /// A reference to the first type with a filename extension that conforms to a given type.
  ///
  /// `UTTypeReference(filenameExtension: "rtfd", conformingTo: .package)?.identifier` is
  /// `"com.apple.rtfd"`.
  ///
  /// Source: Apple, `typeWithFilenameExtension:conformingToType:`.
  public convenience init?(filenameExtension: String, conformingTo supertype: UTType) {
    self.init(
      tag: filenameExtension, tagClass: UTTagClass.filenameExtension.rawValue,
      conformingTo: supertype)
  }

  /// A reference to the first type with a MIME type that conforms to `public.data`.
  ///
  /// `UTTypeReference(mimeType: "image/png")?.identifier` is `"public.png"`; `nil` means only that the
  /// text is empty or too long.
  ///
  /// Source: Apple, `typeWithMIMEType:`.
  public convenience init?(mimeType: String) {
    self.init(mimeType: mimeType, conformingTo: .data)
  }

  /// A reference to the first type with a MIME type that conforms to a given type.
  ///
  /// `UTTypeReference(mimeType: "audio/mp4", conformingTo: .audio)?.identifier` is
  /// `"public.mpeg-4-audio"`.
  ///
  /// Source: Apple, `typeWithMIMEType:conformingToType:`.
  public convenience init?(mimeType: String, conformingTo supertype: UTType) {
    self.init(tag: mimeType, tagClass: UTTagClass.mimeType.rawValue, conformingTo: supertype)
  }

  /// A reference to the first type with a tag that conforms to a given type, or to nothing in
  /// particular.
  ///
  /// `UTTypeReference(tag: "png", tagClass: "public.filename-extension", conformingTo: nil)?.identifier`
  /// is `"public.png"`.
  ///
  /// Source: Apple, `typeWithTag:tagClass:conformingToType:`.
  public convenience init?(tag: String, tagClass: String, conformingTo supertype: UTType?) {
    let tagClass = UTTagClass(rawValue: tagClass)
    guard let type = UTType(tag: tag, tagClass: tagClass, conformingTo: supertype) else {
      return nil
    }
    self.init(type)
  }

  /// A reference to a type that the program declares as its own.
  ///
  /// `UTTypeReference(exportedAs: "com.example.score").conforms(to: .data)` is `true`.
  ///
  /// Source: Apple, `exportedTypeWithIdentifier:`.
  public convenience init(exportedAs identifier: String) {
    self.init(UTType(exportedAs: identifier))
  }

  /// A reference to a type that the program declares as its own, below a given type.
  ///
  /// `UTTypeReference(exportedAs: "com.example.score", conformingTo: .json).conforms(to: .text)` is
  /// `true`.
  ///
  /// Source: Apple, `exportedTypeWithIdentifier:conformingToType:`.
  public convenience init(exportedAs identifier: String, conformingTo parentType: UTType) {
    self.init(UTType(exportedAs: identifier, conformingTo: parentType))
  }

  /// A reference to a type that somebody else declares.
  ///
  /// `UTTypeReference(importedAs: "com.adobe.pdf").identifier` is `"com.adobe.pdf"`.
  ///
  /// Source: Apple, `importedTypeWithIdentifier:`.
  public convenience init(importedAs identifier: String) {
    self.init(UTType(importedAs: identifier))
  }

  /// A reference to a type that somebody else declares, below a given type.
  ///
  /// `UTTypeReference(importedAs: "com.example.score", conformingTo: .json).conforms(to: .text)` is
  /// `true`.
  ///
  /// Source: Apple, `importedTypeWithIdentifier:conformingToType:`.
  public convenience init(importedAs identifier: String, conformingTo parentType: UTType) {
    self.init(UTType(importedAs: identifier, conformingTo: parentType))
  }

  /// Reads the identifier from an archive; one that nothing declares is kept.
  ///
  /// `nil` where the archive has no identifier, or a text that is none. A reference that was written
  /// with `NSKeyedArchiver.archivedData(withRootObject:requiringSecureCoding:)` reads as an equal one.
  ///
  /// Source: Apple, `NSSecureCoding`.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: Self.identifierKey),
      let type = UTType(identifier: identifier as String, allowUndeclared: true)
    else { return nil }
    self.type = type
  }

  /// Whether archives may be read safely: `true`.
  ///
  /// Source: Apple, `NSSecureCoding`.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the identifier to an archive.
  ///
  /// Source: Apple, `NSSecureCoding`.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: identifier), forKey: Self.identifierKey)
  }

  /// The object itself, since it never changes.
  ///
  /// Source: Apple, `NSCopying`.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is a reference to the same type.
  ///
  /// `UTTypeReference("PUBLIC.PNG")?.isEqual(UTTypeReference("public.png"))` is `true`.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UTTypeReference)?.type == type
  }

  /// The hash of the type.
  open override var hash: Int { type.hashValue }

  /// The class, the identifier and whether the type is dynamic and declared:
  /// `<UTTypeReference> public.png (not dynamic, declared)`.
  open override var description: String { "<\(Swift.type(of: self))> \(type.debugDescription)" }

  /// The same as the description.
  open override var debugDescription: String { description }

  private static let identifierKey = "identifier"
}
