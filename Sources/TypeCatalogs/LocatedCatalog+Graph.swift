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
