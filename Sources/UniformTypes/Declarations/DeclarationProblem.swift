/// One thing that is wrong with a catalogue, and where.
///
/// ```swift
/// let catalog = TypeCatalog(declarations: [
///   TypeDeclaration(identifier: "com.example.score", conformsTo: ["com.example.none"])
/// ])
/// catalog.problems()[0].description
/// // "declaration 1 (com.example.score): conforms to com.example.none, which nothing declares"
/// ```
public struct DeclarationProblem: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The identifier is empty, too long, or has a character that identifiers may not have.
    case malformedIdentifier
    /// Another declaration, or the graph that is added to, declares the identifier already.
    case duplicateIdentifier(first: Int?)
    /// A parent that nothing declares.
    case unknownParent(String)
    /// A format that the type is stored in and that nothing declares.
    case unknownStorage(String)
    /// Following parents leads back to the type: the identifiers on the way.
    case cycle([String])
    /// A tag that its class does not allow.
    case malformedTag(UTTagClass, String)
    /// The declaration names a tag twice.
    case repeatedTag(UTTagClass, String)
    /// Several declarations claim a tag and nothing says which of them comes first.
    case unorderedTag(UTTagClass, String, claimants: [String])
    /// The type has neither a parent nor a category, so it has no category path.
    case noCategory
    /// A category under one that is not there.
    case unknownCategoryParent(category: String, parent: String)
    /// A category that is declared twice, or that is its own ancestor.
    case malformedCategory(String)
    /// A tag order names something that does not claim the tag.
    case malformedTagOrder(UTTagClass, String, identifier: String)
    /// Tags are added to a type that the graph which is added to does not declare.
    case unknownTypeOfTags
  }

  /// The place of the declaration in ``TypeCatalog/declarations``, counted from zero; `nil` where
  /// the problem is with a category, a tag order or added tags.
  public let declaration: Int?

  /// The identifier as declared, or of the type that tags are added to; empty where the problem is
  /// with a category or a tag order.
  public let identifier: String

  /// What is wrong.
  public let reason: Reason
}

extension DeclarationProblem: CustomStringConvertible {
  /// Where and what, in one line; declarations are counted from one.
  public var description: String {
    guard let declaration else {
      return identifier.isEmpty ? message : "tags added to \(identifier): \(message)"
    }
    return "declaration \(declaration + 1) (\(identifier)): \(message)"
  }

  /// What is wrong, without the place.
  ///
  /// Readers of files put their own place before it: `image.json: row 12 (public.png): …`.
  public var message: String {
    switch reason {
    case .malformedIdentifier:
      "an identifier is 1 to \(IdentifierSyntax.maximumLength) ASCII letters, digits, '-' and '.', "
        + "or characters outside ASCII"
    case .duplicateIdentifier(let first?):
      "declaration \(first + 1) declares this identifier already"
    case .duplicateIdentifier(nil):
      "the graph that is added to declares this identifier already"
    case .unknownParent(let parent):
      "conforms to \(parent), which nothing declares"
    case .unknownStorage(let format):
      "is stored as \(format), which nothing declares"
    case .cycle(let path):
      "conforms to itself: \(path.joined(separator: " > "))"
    case .malformedTag(let tagClass, let tag):
      "'\(tag)' is not a tag of the class \(tagClass)"
    case .repeatedTag(let tagClass, let tag):
      "has the tag '\(tag)' of the class \(tagClass) twice"
    case .unorderedTag(let tagClass, let tag, let claimants):
      "the tag '\(tag)' of the class \(tagClass) is claimed by "
        + "\(claimants.joined(separator: ", ")), and no order says which comes first"
    case .noCategory:
      "has neither a parent nor a category"
    case .unknownCategoryParent(let category, let parent):
      "the category '\(category)' stands under '\(parent)', which is not there"
    case .malformedCategory(let category):
      "the category '\(category)' is declared twice or stands under itself"
    case .malformedTagOrder(let tagClass, let tag, let identifier):
      "the order of the tag '\(tag)' of the class \(tagClass) names '\(identifier)', "
        + "which does not claim it"
    case .unknownTypeOfTags:
      "the graph that is added to does not declare the type"
    }
  }
}
