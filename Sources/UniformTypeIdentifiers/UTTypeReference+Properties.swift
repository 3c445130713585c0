public import Foundation
public import UniformTypes

extension UTTypeReference {
  /// The identifier in its canonical form: `public.png`.
  ///
  /// Source: Apple, `identifier`.
  public var identifier: String { type.identifier }

  /// The filename extension to give a file of the type; `nil` where it has none.
  ///
  /// `UTTypeReference("public.jpeg")?.preferredFilenameExtension` is `"jpeg"`.
  ///
  /// Source: Apple, `preferredFilenameExtension`.
  public var preferredFilenameExtension: String? { type.preferredFilenameExtension }

  /// The MIME type to send data of the type with; `nil` where it has none.
  ///
  /// `UTTypeReference("public.png")?.preferredMIMEType` is `"image/png"`.
  ///
  /// Source: Apple, `preferredMIMEType`.
  public var preferredMIMEType: String? { type.preferredMIMEType }

  /// How people call the type, in English: `PNG image`.
  ///
  /// `nil` where neither the type nor one that it conforms to has words, and for dynamic types.
  ///
  /// Source: Apple, `localizedDescription`.
  public var localizedDescription: String? { type.localizedDescription }

  /// The version that the declaration states; `nil` where it states none, as nearly all.
  ///
  /// Source: Apple, `version`.
  public var version: NSNumber? { type.version.map(NSNumber.init(value:)) }

  /// The address where the declaration says that the type is described; `nil` where it says none.
  ///
  /// Source: Apple, `referenceURL`.
  public var referenceURL: URL? { type.referenceURL }

  /// Whether the type was made from a tag that nothing declares.
  ///
  /// Source: Apple, `isDynamic`.
  public var isDynamic: Bool { type.isDynamic }

  /// Whether the type has a declaration.
  ///
  /// Source: Apple, `isDeclared`.
  public var isDeclared: Bool { type.isDeclared }

  /// Whether the identifier begins with `public.`.
  ///
  /// Source: Apple, `publicType`, which Swift calls `isPublic`.
  public var isPublic: Bool { type.isPublic }

  /// The tags of the type by the identifier of their class, the preferred one first.
  ///
  /// `UTTypeReference("public.png")?.tags["public.mime-type"]` is `["image/png"]`.
  ///
  /// Source: Apple, `tags`.
  public var tags: [String: [String]] {
    Dictionary(uniqueKeysWithValues: type.tags.map { ($0.rawValue, $1) })
  }

  /// All types with a tag that conform to a given type, the first choice first.
  ///
  /// `UTTypeReference.types(tag: "mp4", tagClass: "public.filename-extension", conformingTo: .audio)`
  /// holds `public.mpeg-4-audio` alone.
  ///
  /// Source: Apple, `typesWithTag:tagClass:conformingToType:`.
  public class func types(
    tag: String, tagClass: String, conformingTo supertype: UTType?
  ) -> [UTType] {
    UTType.types(tag: tag, tagClass: UTTagClass(rawValue: tagClass), conformingTo: supertype)
  }
}
