/// The layout of a catalogue image: a flat block of little-endian 32-bit words and bytes, used in
/// place.
///
/// The header is `magic, format version, byte count, data version`, then an
/// offset in bytes and a count of elements for each section. Lists stand in one pool, each as its
/// count followed by its elements, and are named by the place of the count. Strings stand in one
/// block, each as a 32-bit length followed by its UTF-8, and are named by the offset of the length.
enum ImageLayout {
  /// `UTIG` read as a little-endian word.
  static let magic: UInt32 = 0x4749_5455
  static let formatVersion: UInt32 = 3
  static let headerWords = 4 + Section.count * 2
  /// Where the first section stands.
  static let headerBytes = (headerWords * 4 + 7) / 8 * 8
  /// Stands for "none" where a word names something.
  static let none = UInt32.max
  /// Stands for "none" where a word holds a signed number.
  static let noNumber = Int32.min

  /// The words of the header before the sections.
  enum Header: Int {
    case magic, formatVersion, byteCount, dataVersion
  }

  /// The parts of the image.
  enum Section: Int, CaseIterable {
    /// A literal, since counting the cases is work at run time; a test compares them.
    static let count = 16

    /// ``ConformanceField`` words a type.
    ///
    /// It stands first, so that its place is known without the header.
    case conformance
    /// Bytes: strings.
    case strings
    /// Words: lists.
    case lists
    /// ``TypeField`` words a type.
    case types
    /// 64-bit words: sets of columns.
    case ancestorSets
    /// Words, a power of two: type index plus one by hash of the identifier.
    case identifierSlots
    /// Words: names of tag classes.
    case tagClasses
    /// ``TagField`` words a tag.
    case tags
    /// Words, a power of two: tag index plus one by hash of class and tag.
    case tagSlots
    /// ``CategoryField`` words a category.
    case categories
    /// Words: the type index of each ``StandardType``.
    case standardTypes
    /// Words: a list a tag order, `class, tag, type indexes…, reason`.
    case tagOrders
    /// ``SignatureField`` words a signature.
    case signatures
    /// Words, two a probe: offset and byte count of a key.
    case signatureProbes
    /// Words, a power of two of triples: probe plus one, key, list of signatures.
    case signatureSlots
    /// Words: the signatures that have no key.
    case unkeyedSignatures

    var offsetWord: Int { 4 + rawValue * 2 }
    var countWord: Int { offsetWord + 1 }
  }

  /// The words of one type.
  enum TypeField: Int, CaseIterable {
    /// A literal, since counting the cases is work at run time; a test compares them.
    static let count = 16

    case identifier, identifierHash, declaredIdentifier, description, category, declaredCategory
    case parents, children, tags, storedAs, sources
    case origin, order, version, referenceURL, requiresSignature
  }

  /// The words of one type that conformance is answered from, close together since they are read most.
  enum ConformanceField: Int, CaseIterable {
    /// A literal, since counting the cases is work at run time; a test compares them.
    static let count = 2

    /// The place of the set of the type's ancestors, itself among them.
    case ancestorSet
    /// The bit that stands for the type in such a set.
    case column
  }

  /// The words of one tag.
  enum TagField: Int, CaseIterable {
    /// A literal, since counting the cases is work at run time; a test compares them.
    static let count = 4

    case tagClass, key, hash, claimants
  }

  /// The words of one signature.
  enum SignatureField: Int, CaseIterable {
    /// A literal, since counting the cases is work at run time; a test compares them.
    static let count = 4

    case type, isStrong, fixedBitCount, clauses
  }

  /// The words of one category.
  enum CategoryField: Int, CaseIterable {
    /// A literal, since counting the cases is work at run time; a test compares them.
    static let count = 3

    case name, parent, isDeclared
  }
}
