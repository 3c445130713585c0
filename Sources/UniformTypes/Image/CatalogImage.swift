internal import BundledCatalog

/// A view of a catalogue image in memory: the one place that reads its words and bytes.
///
/// Images are made by ``ImageWriter`` alone, from declarations that were checked, and are never read
/// from a file at run time; so what one word names is there. Every access is still bounded by the
/// count of its section.
struct CatalogImage: @unchecked Sendable {
  // The memory is never written after the image is made, and outlives the view: the bundled image is
  // part of the program, any other is owned by the graph storage that holds the view.
  private let base: UnsafeRawPointer

  /// Takes a view of an image whose bytes stay where they are, aligned to eight.
  init(viewing base: UnsafeRawPointer) {
    self.base = base
  }

  /// The image that is part of the program.
  @inline(__always)
  static var bundled: CatalogImage { CatalogImage(viewing: uniform_types_catalog()) }

  // MARK: Words

  @inline(__always)
  private func headerWord(_ index: Int) -> UInt32 {
    precondition(index < ImageLayout.headerWords)
    return base.load(fromByteOffset: index &* 4, as: UInt32.self)
  }

  @inline(__always)
  func count(of section: ImageLayout.Section) -> Int { Int(headerWord(section.countWord)) }

  @inline(__always)
  private func word(_ section: ImageLayout.Section, _ index: Int, of count: Int) -> UInt32 {
    precondition(index >= 0 && index < count)
    let offset = Int(headerWord(section.offsetWord)) &+ index &* 4
    return base.load(fromByteOffset: offset, as: UInt32.self)
  }

  @inline(__always)
  func word(_ section: ImageLayout.Section, _ index: Int) -> UInt32 {
    word(section, index, of: count(of: section))
  }

  // MARK: Strings

  /// The UTF-8 of a string, without a copy.
  @inline(__always)
  func bytes(of string: UInt32) -> UnsafeBufferPointer<UInt8> {
    let offset = Int(string)
    let total = count(of: .strings)
    precondition(offset &+ 4 <= total)
    let start = base.advanced(by: Int(headerWord(ImageLayout.Section.strings.offsetWord)))
    let length = Int(start.load(fromByteOffset: offset, as: UInt32.self))
    precondition(offset &+ 4 &+ length <= total)
    return UnsafeBufferPointer(
      start: start.advanced(by: offset &+ 4).assumingMemoryBound(to: UInt8.self), count: length)
  }

  /// A string, copied out.
  func string(_ string: UInt32) -> String {
    String(decoding: bytes(of: string), as: UTF8.self)
  }

  /// A string that may be absent.
  func optionalString(_ string: UInt32) -> String? {
    string == ImageLayout.none ? nil : self.string(string)
  }

  // MARK: Lists

  /// The words of a list, without a copy.
  @inline(__always)
  func list(_ place: UInt32) -> ImageList {
    let total = count(of: .lists)
    let count = Int(word(.lists, Int(place), of: total))
    precondition(Int(place) &+ count < total)
    let offset = Int(headerWord(ImageLayout.Section.lists.offsetWord)) &+ (Int(place) &+ 1) &* 4
    return ImageList(start: base.advanced(by: offset), count: count)
  }

  // MARK: Types

  @inline(__always)
  var typeCount: Int { count(of: .types) / ImageLayout.TypeField.count }

  @inline(__always)
  func field(_ field: ImageLayout.TypeField, of type: UInt32) -> UInt32 {
    word(.types, Int(type) &* ImageLayout.TypeField.count &+ field.rawValue)
  }

  /// Whether a type is another or conforms to it: two loads and a bit test.
  ///
  /// Bounds: places of types come from the image itself, and its writer gives every type a set and a
  /// column of it; so they are checked in debug builds alone, as this is asked more than anything.
  @inline(__always)
  func conforms(_ type: UInt32, to other: UInt32) -> Bool {
    if type == other { return true }
    assert(Int(type) < typeCount && Int(other) < typeCount)
    let column = conformanceField(.column, of: other)
    let index = Int(conformanceField(.ancestorSet, of: type)) &+ Int(column >> 6)
    assert(index < count(of: .ancestorSets))
    let sets = Int(
      base.load(
        fromByteOffset: ImageLayout.Section.ancestorSets.offsetWord &* 4, as: UInt32.self))
    let set = base.load(fromByteOffset: sets &+ index &* 8, as: UInt64.self)
    return set >> UInt64(column & 63) & 1 == 1
  }

  @inline(__always)
  private func conformanceField(_ field: ImageLayout.ConformanceField, of type: UInt32) -> UInt32 {
    let word = Int(type) &* ImageLayout.ConformanceField.count &+ field.rawValue
    return base.load(fromByteOffset: ImageLayout.headerBytes &+ word &* 4, as: UInt32.self)
  }

  /// The type of an identifier in any case.
  func type(identifier: String) -> UInt32? {
    FoldedText.withBytes(of: identifier, ignoringCase: true) { bytes in
      let hash = FoldedText.hash(bytes, ignoringCase: true)
      return find(in: .identifierSlots, hash: hash) { candidate in
        field(.identifierHash, of: candidate) == hash
          && FoldedText.equals(
            self.bytes(of: field(.identifier, of: candidate)), bytes, ignoringCase: true)
      }
    }
  }

  // MARK: Tags

  /// The number of a tag class, where any declaration uses it.
  @inline(__always)
  func tagClassIndex(_ tagClass: UTTagClass) -> UInt32? {
    if let standard = tagClass.standard { return standard.rawValue }
    return customTagClassIndex(tagClass)
  }

  @inline(never)
  private func customTagClassIndex(_ tagClass: UTTagClass) -> UInt32? {
    for index in StandardTagClass.allCases.count..<count(of: .tagClasses)
    where string(word(.tagClasses, index)) == tagClass.rawValue {
      return UInt32(index)
    }
    return nil
  }

  /// The types that claim a tag, the first choice first.
  @inline(__always)
  func claimants(
    of tag: UnsafeBufferPointer<UInt8>, classIndex: UInt32, ignoringCase: Bool
  ) -> ImageList? {
    let hash = FoldedText.hash(tag, ignoringCase: ignoringCase, seed: classIndex)
    let found = find(in: .tagSlots, hash: hash) { candidate in
      tagField(.hash, of: candidate) == hash && tagField(.tagClass, of: candidate) == classIndex
        && FoldedText.equals(
          bytes(of: tagField(.key, of: candidate)), tag, ignoringCase: ignoringCase)
    }
    return found.map { list(tagField(.claimants, of: $0)) }
  }

  @inline(__always)
  func tagField(_ field: ImageLayout.TagField, of tag: UInt32) -> UInt32 {
    word(.tags, Int(tag) &* ImageLayout.TagField.count &+ field.rawValue)
  }

  // MARK: Categories

  func categoryField(_ field: ImageLayout.CategoryField, of category: UInt32) -> UInt32 {
    word(.categories, Int(category) &* ImageLayout.CategoryField.count &+ field.rawValue)
  }

  // MARK: Whole

  /// The version of the data that the image holds.
  var dataVersion: String { string(headerWord(ImageLayout.Header.dataVersion.rawValue)) }

  /// All bytes of the image, for comparing and writing.
  var allBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: base, count: Int(headerWord(ImageLayout.Header.byteCount.rawValue)))
  }

  /// Whether the bytes begin as an image of this format does.
  var isOfKnownFormat: Bool {
    headerWord(ImageLayout.Header.magic.rawValue) == ImageLayout.magic
      && headerWord(ImageLayout.Header.formatVersion.rawValue) == ImageLayout.formatVersion
  }

  /// Walks the slots of an open-addressing table from the place of a hash.
  ///
  /// A table always has an empty slot, so the walk ends.
  @inline(__always)
  private func find(
    in section: ImageLayout.Section, hash: UInt32, where matches: (UInt32) -> Bool
  ) -> UInt32? {
    let count = count(of: section)
    var slot = Int(hash) & (count - 1)
    while true {
      let entry = word(section, slot, of: count)
      if entry == 0 { return nil }
      if matches(entry - 1) { return entry - 1 }
      slot = (slot &+ 1) & (count - 1)
    }
  }
}
