/// A problem of a catalogue, and what was done so that the rest of it could be used.
///
/// ```swift
/// let messy = TypeCatalog(declarations: [
///   TypeDeclaration(identifier: "com.example.score", conformsTo: ["com.example.none"])
/// ])
/// messy.repaired(addingTo: .default).repairs[0].description
/// // "declaration 1 (com.example.score): conforms to com.example.none, which nothing declares;
/// //  the parent is left out"
/// ```
public struct DeclarationRepair: Hashable, Sendable {
  /// What was done about a problem.
  public enum Remedy: String, Hashable, Sendable, CaseIterable {
    /// The declaration is left out.
    case declarationLeftOut = "the declaration is left out"
    /// The declaration is left out, and its tags are added behind those of the graph's own type.
    case tagsAdded = "the graph's declaration stands, and the tags are added to it"
    /// The parent is left out, which cuts a circle where it closes one.
    case parentLeftOut = "the parent is left out"
    /// The type conforms to `public.data`, or stands in the category Data where nothing declares that.
    case dataAssumed = "data is assumed"
    /// The format that the type is stored in is left out.
    case storageLeftOut = "the format is left out"
    /// The tag is left out.
    case tagLeftOut = "the tag is left out"
    /// The types get the tag in the order of their declarations, exported before imported.
    case orderedAsDeclared = "they stand in the order of their declarations"
    /// The type is left out of the order of a tag.
    case leftOutOfTagOrder = "the type is left out of the order"
    /// The category is left out.
    case categoryLeftOut = "the category is left out"
    /// The category stands at the top.
    case categoryPutAtTop = "the category stands at the top"
    /// The tags that were to be added are left out.
    case addedTagsLeftOut = "the added tags are left out"
  }

  /// What is wrong, by the places of the catalogue before the repair.
  public let problem: DeclarationProblem

  /// What was done about it.
  public let remedy: Remedy
}

extension DeclarationRepair: CustomStringConvertible {
  /// The problem with its place, and what was done.
  public var description: String { "\(problem); \(remedy.rawValue)" }
}
