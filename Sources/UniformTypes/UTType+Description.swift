extension UTType {
  /// How people call the type: `PNG image`.
  ///
  /// Where the declaration has no words, those of the first parent that has some are taken, depth first
  /// in declared order. Dynamic types have none. There is one language, English.
  ///
  /// `UTType.png.localizedDescription` is `"PNG image"`.
  ///
  /// Source: Apple, `UTType.localizedDescription`.
  public var localizedDescription: String? {
    if isDynamic { return nil }
    var pending = [self]
    var seen: Set<UTType> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      if let own = type.ownDescription { return own }
      pending += type.directSupertypes.reversed()
    }
    return nil
  }

  /// The words of the type's own declaration.
  private var ownDescription: String? {
    declared { index, image in
      image.optionalString(image.field(.description, of: index))
    } ?? nil
  }

  /// The version that the declaration states; `nil` where it states none, as nearly all.
  public var version: Int? {
    declared { index, image in
      graph.number(image.field(.version, of: index))
    } ?? nil
  }

  /// The address where the declaration says that the type is described; `nil` where it says none.
  ///
  /// It is the declarer's text and is not checked. `UTType.usd.referenceAddress` is
  /// `"http://openusd.org"`.
  public var referenceAddress: String? {
    declared { index, image in
      image.optionalString(image.field(.referenceURL, of: index))
    } ?? nil
  }

  /// The names of the sources that the declaration was made from, for example `apple`.
  public var sources: [String] {
    declared { index, image in
      image.list(image.field(.sources, of: index)).map { image.string($0) }
    } ?? []
  }

  /// The path of the type through the categories, from its own to the widest.
  ///
  /// It is made for people and is not conformance: `UTType.rubyScript.categoryPath.description` is
  /// `"Ruby Source Code > Source Code > Text > Content > Data"`. A type without a declaration has the
  /// path of its first parent, or `Data` where it has none.
  public var categoryPath: CategoryPath {
    let names = declared { index, image -> [String] in
      var names: [String] = []
      var category = image.field(.category, of: index)
      while category != ImageLayout.none {
        names.append(image.string(image.categoryField(.name, of: category)))
        category = image.categoryField(.parent, of: category)
      }
      return names
    }
    if let names { return CategoryPath(names: names) }
    return directSupertypes.first?.categoryPath ?? CategoryPath(names: ["Data"])
  }
}
