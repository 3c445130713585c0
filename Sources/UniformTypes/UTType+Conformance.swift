extension UTType {
  /// Whether the type is another one or conforms to it, directly or through others.
  ///
  /// `UTType.png.conforms(to: .image)` is `true`, and so is `UTType.png.conforms(to: .png)`. For
  /// declared types the answer takes a load and a bit test, whatever the depth.
  @inlinable
  public func conforms(to type: UTType) -> Bool {
    // Inlined into the caller this far: it saves the caller the counting of references that these
    // two cases do not hold.
    if case .declared(let own) = storage, case .declared(let other) = type.storage {
      return defaultGraphConforms(own, to: other)
    }
    return conformsAcrossGraphs(to: type)
  }

  /// Whether the type conforms to another one that it is not: `UTType.png.isSubtype(of: .image)` is
  /// `true`, `UTType.png.isSubtype(of: .png)` is `false`.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && conforms(to: type)
  }

  /// Whether another type conforms to this one and is not it:
  /// `UTType.image.isSupertype(of: .png)` is `true`.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// All types that this one conforms to, directly or through others, itself left out.
  ///
  /// `UTType.data.supertypes` holds `public.item` alone.
  public var supertypes: Set<UTType> { Set(orderedSupertypes) }

  /// The types that the declaration names as parents, in its order.
  ///
  /// `UTType.plainText.directSupertypes` is `[.text]`.
  public var directSupertypes: [UTType] {
    if case .undeclared(let type) = storage { return type.supertypes }
    return types(.parents)
  }

  /// All types that this one conforms to, the nearest first, itself left out.
  ///
  /// Each step takes the direct parents of the step before, in declared order.
  public var orderedSupertypes: [UTType] { walk(\.directSupertypes) }

  /// The declared types that name this one as a parent, in the order of their declarations.
  public var directSubtypes: [UTType] { types(.children) }

  /// All declared types that conform to this one, the nearest first, itself left out.
  ///
  /// `UTType.spreadsheet.subtypes.contains { $0.identifier == "com.microsoft.excel.xls" }` is `true`.
  public var subtypes: [UTType] { walk(\.directSubtypes) }

  /// The formats in which this one is stored, the outer one first, by its nearest declaration that
  /// names any.
  ///
  /// A Word document is stored as a zip archive, though it does not conform to one:
  /// `UTType(filenameExtension: "docx")?.storageFormats.first?.identifier` is
  /// `"public.zip-archive"`.
  public var storageFormats: [UTType] {
    let own = types(.storedAs)
    if !own.isEmpty { return own }
    return orderedSupertypes.lazy.map { $0.types(.storedAs) }.first { !$0.isEmpty } ?? []
  }

  /// Whether the type is stored in a format: whether that format, or one that conforms to it, is
  /// among its ``storageFormats`` or theirs.
  ///
  /// `UTType(filenameExtension: "docx")?.isStored(as: .archive)` is `true`.
  public func isStored(as format: UTType) -> Bool {
    var pending = storageFormats
    var seen = Set(pending)
    while let next = pending.popLast() {
      if next.conforms(to: format) { return true }
      for deeper in next.storageFormats where seen.insert(deeper).inserted {
        pending.append(deeper)
      }
    }
    return false
  }

  // MARK: Inside

  private func types(_ field: ImageLayout.TypeField) -> [UTType] {
    let graph = graph
    return declared { index, image in
      image.list(image.field(field, of: index)).map { graph[$0] }
    } ?? []
  }

  private func walk(_ step: (UTType) -> [UTType]) -> [UTType] {
    var found: [UTType] = []
    var seen: Set<UTType> = [self]
    var next = 0
    var current = self
    while true {
      for type in step(current) where seen.insert(type).inserted { found.append(type) }
      guard next < found.count else { return found }
      current = found[next]
      next += 1
    }
  }

  @usableFromInline
  func conformsAcrossGraphs(to type: UTType) -> Bool {
    switch (storage, type.storage) {
    case (.undeclared(let own), _):
      return self == type || own.supertypes.contains { $0.conforms(to: type) }
    case (.added(let own, let graph), .added(let other, let otherGraph)) where graph === otherGraph:
      return graph.image.conforms(own, to: other)
    case (.added(let own, let graph), .declared(let other))
    where graph.extendsBundled && Int(other) < CatalogImage.bundled.typeCount:
      return graph.image.conforms(own, to: other)
    default:
      return declared { own, image in
        image.type(identifier: type.identifier).map { image.conforms(own, to: $0) }
      }.flatMap { $0 } ?? (self == type)
    }
  }
}

/// Whether one type of the default graph is another or conforms to it.
///
/// Not a member of anything, since a type that it would be a member of is an argument more.
@usableFromInline
func defaultGraphConforms(_ type: UInt32, to other: UInt32) -> Bool {
  DefaultGraph.image.conforms(type, to: other)
}
