import UniformTypes

/// The human paths of a catalogue's types by the rule in ``TypeDeclaration/category``, worked out
/// plainly.
struct CategoryPaths {
  private var declarations: [String: TypeDeclaration] = [:]
  private var parents: [String: String?] = [:]

  init(_ catalog: TypeCatalog) {
    for declaration in catalog.declarations {
      declarations[declaration.identifier.lowercased()] = declaration
    }
    for category in catalog.categories {
      parents.updateValue(category.parent, forKey: category.name)
    }
  }

  var identifiers: [String] { declarations.keys.sorted() }

  func path(of identifier: String) -> [String] {
    guard let declaration = declarations[identifier] else { return [] }
    if let category = declaration.category, parents[category] != nil { return chain(category) }
    var inherited: [String] = []
    for path in declaration.conformsTo.map(path(of:)) where path.count > inherited.count {
      inherited = path
    }
    return [declaration.category].compactMap { $0 } + inherited
  }

  /// The identifiers of a type and of everything above it.
  func ancestors(of identifier: String) -> Set<String> {
    let above = declarations[identifier]?.conformsTo ?? []
    return above.reduce(into: [identifier]) { $0.formUnion(ancestors(of: $1)) }
  }

  private func chain(_ category: String) -> [String] {
    guard case .some(.some(let parent)) = parents[category] else { return [category] }
    return [category] + chain(parent)
  }
}
