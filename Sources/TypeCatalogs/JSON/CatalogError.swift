public import UniformTypes

/// Why catalogue data could not be read, and where.
///
/// ```swift
/// do {
///   _ = try CatalogReader.read(json: Array(#"{ "types": [{ "id": "a" }] }"#.utf8), named: "my.json")
/// } catch {
///   print(error)  // my.json: row 1: unknown key "id"
/// }
/// ```
public struct CatalogError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file or folder could not be read; the text says why.
    case unreadable(String)
    /// The file is larger than the limit, in bytes.
    case tooLarge(limit: Int)
    /// Arrays and objects lie deeper in one another than the limit.
    case tooDeep(limit: Int)
    /// The text is not JSON in UTF-8; the text says what was expected.
    case malformed(expected: String)
    /// An object has a key twice.
    case duplicateKey(String)
    /// An object has a key that the form does not have.
    case unknownKey(String)
    /// An object lacks a key.
    case missingKey(String)
    /// A value is of another kind than the form has, or may not be so; `key` is the way to it.
    case wrongValue(key: String, expected: String)
    /// A row names no source.
    case noSource
    /// A row names a source that `Catalog.json` does not list.
    case unknownSource(String)
    /// A row of the bundled catalogue has no description.
    case noDescription
    /// The family is not the file's name.
    case wrongFamily(String)
    /// A category is declared twice.
    case duplicateCategory(String)
    /// A category lies under one that is not declared.
    case unknownCategory(String)
    /// A category lies under itself.
    case circularCategory(String)
    /// There are more of something than are read.
    case tooMany(String, limit: Int)
    /// A part of a property list contains itself.
    case circularReference
    /// A declaration does not fit the graph or the other declarations, and this was done about it.
    case repaired(problem: String, DeclarationRepair.Remedy)
  }

  /// Where it is.
  public var place: CatalogPlace
  /// What is wrong.
  public var reason: Reason

  /// Makes an error.
  public init(place: CatalogPlace, reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

extension CatalogError: CustomStringConvertible {
  /// The place and the reason, for people: `image.json: row 12 (public.png): unknown key "mime"`.
  public var description: String {
    "\(place): \(reason)"
  }
}

extension CatalogError.Reason: CustomStringConvertible {
  /// The reason for people: `unknown key "mime"`.
  public var description: String {
    switch self {
    case .unreadable(let why): "cannot be read: \(why)"
    case .tooLarge(let limit): "larger than \(limit) bytes"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .malformed(let expected): "expected \(expected)"
    case .duplicateKey(let key): "key \"\(key)\" is there twice"
    case .unknownKey(let key): "unknown key \"\(key)\""
    case .missingKey(let key): "no key \"\(key)\""
    case .wrongValue(let key, let expected): key.isEmpty ? expected : "\(key): \(expected)"
    case .noSource: "names no source"
    case .unknownSource(let name): "source \"\(name)\" is not in Catalog.json"
    case .noDescription: "has no description"
    case .wrongFamily(let family): "family \"\(family)\" is not the file's name"
    case .duplicateCategory(let name): "category \"\(name)\" is there twice"
    case .unknownCategory(let name): "category \"\(name)\" is not declared"
    case .circularCategory(let name): "category \"\(name)\" lies under itself"
    case .tooMany(let what, let limit): "more than \(limit) \(what)"
    case .circularReference: "contains itself"
    case .repaired(let problem, let remedy): "\(problem); \(remedy.rawValue)"
    }
  }
}
