extension TypeGraph {
  /// The declarations that the graph was made of, read back from its compiled form.
  ///
  /// `TypeGraph.default.catalog.declarations.first?.identifier` is `"public.item"`.
  public var catalog: TypeCatalog {
    let image = image
    let signatures = image.signaturesByType
    return TypeCatalog(
      version: image.dataVersion,
      categories: categories,
      tagOrders: tagOrders(of: image),
      declarations: (0..<UInt32(image.typeCount)).map {
        declaration(of: $0, in: image, signatures: signatures)
      })
  }

  /// The categories that the graph declares.
  var categories: [TypeCatalog.Category] {
    let image = image
    let count = image.count(of: .categories) / ImageLayout.CategoryField.count
    return (0..<UInt32(count)).filter { image.categoryField(.isDeclared, of: $0) == 1 }.map {
      let parent = image.categoryField(.parent, of: $0)
      return TypeCatalog.Category(
        name: image.string(image.categoryField(.name, of: $0)),
        parent: parent == ImageLayout.none
          ? nil : image.string(image.categoryField(.name, of: parent)))
    }
  }

  private func tagOrders(of image: CatalogImage) -> [TypeCatalog.TagOrder] {
    (0..<image.count(of: .tagOrders)).map { place in
      let words = Array(image.list(image.word(.tagOrders, place)))
      return TypeCatalog.TagOrder(
        tagClass: tagClass(words[0], in: image),
        tag: image.string(words[1]),
        identifiers: words.dropFirst(3).map { identifier(of: $0, in: image) },
        reason: image.string(words[2]))
    }
  }

  private func declaration(
    of type: UInt32, in image: CatalogImage, signatures: [UInt32: [TypeSignature]]
  ) -> TypeDeclaration {
    TypeDeclaration(
      identifier: image.string(image.field(.declaredIdentifier, of: type)),
      description: image.optionalString(image.field(.description, of: type)),
      category: image.optionalString(image.field(.declaredCategory, of: type)),
      conformsTo: image.list(image.field(.parents, of: type)).map { identifier(of: $0, in: image) },
      tags: tags(of: type, in: image),
      storedAs: image.list(image.field(.storedAs, of: type)).map { identifier(of: $0, in: image) },
      signatures: signatures[type] ?? [],
      requiresSignature: image.field(.requiresSignature, of: type) == 1,
      origin: image.field(.origin, of: type) == 0 ? .exported : .imported,
      order: number(image.field(.order, of: type)),
      version: number(image.field(.version, of: type)),
      referenceURL: image.optionalString(image.field(.referenceURL, of: type)),
      sources: image.list(image.field(.sources, of: type)).map { image.string($0) })
  }

  /// The tags of a type by class, each spelled as declared, the preferred one first.
  func tags(of type: UInt32, in image: CatalogImage) -> [UTTagClass: [String]] {
    let list = image.list(image.field(.tags, of: type))
    var tags: [UTTagClass: [String]] = [:]
    for place in stride(from: 0, to: list.count, by: 2) {
      tags[tagClass(list[place], in: image), default: []].append(image.string(list[place + 1]))
    }
    return tags
  }

  private func tagClass(_ index: UInt32, in image: CatalogImage) -> UTTagClass {
    if let standard = StandardTagClass(rawValue: index) { return UTTagClass(standard) }
    return UTTagClass(rawValue: image.string(image.word(.tagClasses, Int(index))))
  }

  private func identifier(of type: UInt32, in image: CatalogImage) -> String {
    image.string(image.field(.identifier, of: type))
  }

  func number(_ word: UInt32) -> Int? {
    let value = Int32(bitPattern: word)
    return value == ImageLayout.noNumber ? nil : Int(value)
  }
}

extension TypeCatalog {
  /// This catalogue with another behind it.
  ///
  /// A category that both declare alike stands in the result once.
  func appending(_ additions: TypeCatalog) -> TypeCatalog {
    TypeCatalog(
      version: version,
      categories: categories + additions.categories.filter { !categories.contains($0) },
      tagOrders: tagOrders + additions.tagOrders,
      declarations: declarations + additions.declarations)
  }
}

extension DeclarationProblem {
  /// The problem with its places counted from the first added declaration.
  func relative(toBaseOf count: Int) -> DeclarationProblem {
    var reason = reason
    if case .duplicateIdentifier(let first?) = reason {
      reason = .duplicateIdentifier(first: first < count ? nil : first - count)
    }
    return DeclarationProblem(
      declaration: declaration.map { $0 - count }, identifier: identifier, reason: reason)
  }
}
