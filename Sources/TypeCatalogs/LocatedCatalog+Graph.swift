public import UniformTypes

extension LocatedCatalog {
  /// The graph of the catalogue alone.
  ///
  /// - Throws: ``CatalogProblems`` where the declarations do not make a sound graph, each with its
  ///   place.
  public func graph() throws(CatalogProblems) -> TypeGraph {
    do {
      return try TypeGraph(catalog)
    } catch {
      throw located(error)
    }
  }

  /// The graph of a base, the default graph unless said otherwise, and the catalogue's declarations.
  ///
  /// ```swift
  /// let graph = try CatalogReader.read(file: "my-types.json").graph(addingTo: .default)
  /// ```
  ///
  /// - Throws: ``CatalogProblems`` where the declarations do not fit the base or one another.
  public func graph(addingTo base: TypeGraph) throws(CatalogProblems) -> TypeGraph {
    do {
      return try TypeGraph(adding: catalog, to: base)
    } catch {
      throw located(error)
    }
  }

  private func located(_ error: DeclarationError) -> CatalogProblems {
    CatalogProblems(
      descriptions: error.problems.map { problem in
        guard let index = problem.declaration, places.indices.contains(index) else {
          return problem.message
        }
        return "\(places[index]): \(problem.message(places: places))"
      })
  }
}

extension LocatedCatalog {
  /// The sound part of the catalogue, fit to be added to a graph, and a problem for each fault with
  /// what was done about it.
  ///
  /// The rules are those of `TypeCatalog.repaired(addingTo:)`.
  ///
  /// ```swift
  /// let (catalog, problems) = located.repaired(addingTo: .default)
  /// // my.json: row 1 (com.example.score): conforms to com.example.none, which nothing declares;
  /// // the parent is left out
  /// ```
  public func repaired(
    addingTo base: TypeGraph = .default
  ) -> (catalog: LocatedCatalog, problems: [CatalogError]) {
    let repaired = catalog.repaired(addingTo: base)
    let kept = LocatedCatalog(
      catalog: repaired.catalog, places: repaired.originalPlaces.map { places[$0] },
      manifest: manifest)
    return (kept, problems(of: repaired))
  }

  /// The repairs of the catalogue with their places.
  func problems(of repaired: RepairedCatalog) -> [CatalogError] {
    repaired.repairs.map { repair in
      let problem = repair.problem
      let place = problem.declaration.map { places[$0] } ?? wholePlace(naming: problem.identifier)
      return CatalogError(
        place: place,
        reason: .repaired(problem: problem.message(places: places), repair.remedy))
    }
  }

  /// The place of what belongs to no declaration.
  private func wholePlace(naming identifier: String) -> CatalogPlace {
    let file = places.first?.file ?? "catalogue"
    return CatalogPlace(file: identifier.isEmpty ? file : "\(file): tags added to \(identifier)")
  }
}

extension DeclarationProblem {
  /// What is wrong, with the place of the other declaration where there is one.
  fileprivate func message(places: [CatalogPlace]) -> String {
    if case .duplicateIdentifier(let first?) = reason, places.indices.contains(first) {
      return "declared already at \(places[first])"
    }
    return message
  }
}

extension TypeGraph {
  /// Makes a graph of the default one and the types of a JSON catalogue.
  ///
  /// ```swift
  /// let json = #"{"types": [{"identifier": "com.example.score", "conformsTo": ["public.data"],"#
  ///   + #" "extensions": ["score"]}]}"#
  /// let graph = try TypeGraph(adding: Array(json.utf8), named: "score.json")
  /// graph.type(tag: "score", tagClass: .filenameExtension)?.identifier  // "com.example.score"
  /// ```
  ///
  /// - Parameters:
  ///   - json: A catalogue file, UTF-8.
  ///   - name: What errors call the file.
  /// - Throws: ``CatalogError`` where the bytes are no catalogue, ``CatalogProblems`` where the
  ///   declarations do not fit the default graph or one another.
  public init(adding json: [UInt8], named name: String) throws {
    self = try CatalogReader.read(json: json, named: name).graph(addingTo: .default)
  }
}
