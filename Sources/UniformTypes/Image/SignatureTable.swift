/// The signatures of an image in the making.
///
/// A signature is found by its key: up to four bytes at a fixed offset that every match has. Signatures
/// with the same key place share a probe, so that matching costs one look-up for each place at which any
/// signature has a key, however many signatures there are. Those without a fixed place are tried one by
/// one.
struct SignatureTable {
  /// ``ImageLayout/SignatureField`` words a signature.
  private(set) var signatures: [UInt32] = []
  /// Offset and byte count of each key place.
  private(set) var probes: [UInt32] = []
  /// Words, a power of two of triples: probe plus one, key, list of signatures.
  private(set) var slots: [UInt32] = []
  /// The signatures without a key.
  private(set) var unkeyed: [UInt32] = []

  private struct Place: Hashable, Comparable {
    var offset: Int
    var count: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.offset, right.count) < (right.offset, left.count)
    }
  }

  private struct Key: Hashable {
    var place: Place
    var value: UInt32
  }

  init(_ catalog: TypeCatalog, strings: inout ImageStrings, lists: inout ImageLists) {
    var indexesByKey: [Key: [UInt32]] = [:]
    var keyOrder: [Key] = []
    for (type, declaration) in catalog.declarations.enumerated() {
      for signature in declaration.signatures {
        let index = UInt32(signatures.count / ImageLayout.SignatureField.count)
        let clauses = signature.clauses.flatMap { Self.words(of: $0, strings: &strings) }
        signatures += [
          UInt32(type), signature.strength == .strong ? 1 : 0, UInt32(signature.fixedBitCount),
          lists.place(of: clauses),
        ]
        guard let keys = Self.keys(of: signature) else {
          unkeyed.append(index)
          continue
        }
        for key in keys {
          if indexesByKey[key] == nil { keyOrder.append(key) }
          indexesByKey[key, default: []].append(index)
        }
      }
    }
    let places = Set(keyOrder.map(\.place)).sorted()
    probes = places.flatMap { [UInt32($0.offset), UInt32($0.count)] }
    let probeByPlace = Dictionary(
      places.enumerated().map { ($1, UInt32($0)) }, uniquingKeysWith: { first, _ in first })
    slots = Self.slots(
      keyOrder.map { key in
        (probeByPlace[key.place] ?? 0, key.value, lists.place(of: indexesByKey[key] ?? []))
      })
  }

  private static func words(
    of clause: TypeSignature.Clause, strings: inout ImageStrings
  ) -> [UInt32] {
    let patterns = clause.patterns.flatMap { pattern in
      [
        strings.place(of: pattern.bytes),
        pattern.mask.map { strings.place(of: $0) } ?? ImageLayout.none,
      ]
    }
    return [
      clause.isRelative ? 1 : 0, UInt32(clause.offset), UInt32(clause.span),
      UInt32(clause.patterns.count),
    ] + patterns
  }

  /// The keys of a signature: of its clause with the most fixed bytes at a fixed offset, one a pattern.
  private static func keys(of signature: TypeSignature) -> [Key]? {
    let candidates = signature.clauses.filter { !$0.isRelative && $0.span == 0 }
    let best = candidates.max { keyByteCount(of: $0) < keyByteCount(of: $1) }
    guard let best, keyByteCount(of: best) > 0 else { return nil }
    let place = Place(offset: best.offset, count: keyByteCount(of: best))
    let values = best.patterns.map { pattern in
      pattern.bytes.prefix(place.count).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    var seen: Set<UInt32> = []
    return values.filter { seen.insert($0).inserted }.map { Key(place: place, value: $0) }
  }

  /// How many bytes, of 4, 2 and 1, all patterns of a clause fix at their start.
  private static func keyByteCount(of clause: TypeSignature.Clause) -> Int {
    let fixed = clause.patterns.map { pattern in
      pattern.mask.map { $0.prefix { $0 == 0xFF }.count } ?? pattern.bytes.count
    }
    let count = fixed.min() ?? 0
    return count >= 4 ? 4 : count >= 2 ? 2 : count
  }

  private static func slots(
    _ entries: [(probe: UInt32, value: UInt32, list: UInt32)]
  ) -> [UInt32] {
    var count = 2
    while count < entries.count * 2 { count *= 2 }
    var slots = [UInt32](repeating: 0, count: count * 3)
    for entry in entries {
      var slot = hash(probe: entry.probe, value: entry.value) & (count - 1)
      while slots[slot * 3] != 0 { slot = (slot + 1) & (count - 1) }
      slots.replaceSubrange(
        slot * 3..<slot * 3 + 3, with: [entry.probe + 1, entry.value, entry.list])
    }
    return slots
  }

  @inline(__always)
  static func hash(probe: UInt32, value: UInt32) -> Int {
    let mixed = (value ^ (probe &* 0x9E37_79B9)) &* 0x85EB_CA6B
    return Int(mixed ^ (mixed >> 15))
  }
}
