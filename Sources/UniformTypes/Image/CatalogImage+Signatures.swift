extension CatalogImage {
  /// One signature that holds.
  struct SignatureMatch {
    var type: UInt32
    var isStrong: Bool
    var fixedBitCount: Int
    /// Where the first clause matched.
    var offset: Int
  }

  /// All signatures that hold of the start of some data, in the order of the catalogue's key places.
  ///
  /// The cost: a look-up for each key place, and the full check of signatures whose key is there.
  func signatureMatches(in data: UnsafeRawBufferPointer) -> [SignatureMatch] {
    var matches: [SignatureMatch] = []
    let probes = count(of: .signatureProbes) / 2
    for probe in 0..<probes {
      let offset = Int(word(.signatureProbes, probe * 2))
      let length = Int(word(.signatureProbes, probe * 2 + 1))
      guard offset + length <= data.count else { continue }
      let value = Self.key(in: data, at: offset, count: length)
      guard let list = signatureList(probe: UInt32(probe), value: value) else { continue }
      for index in list {
        if let match = match(signature: index, in: data) { matches.append(match) }
      }
    }
    for place in 0..<count(of: .unkeyedSignatures) {
      let index = word(.unkeyedSignatures, place)
      if let match = match(signature: index, in: data) { matches.append(match) }
    }
    return matches
  }

  /// All signatures by their type, read back.
  var signaturesByType: [UInt32: [TypeSignature]] {
    let count = count(of: .signatures) / ImageLayout.SignatureField.count
    var signatures: [UInt32: [TypeSignature]] = [:]
    for index in 0..<UInt32(count) {
      let strength: TypeSignature.Strength =
        signatureField(.isStrong, of: index) == 1 ? .strong : .weak
      signatures[signatureField(.type, of: index), default: []].append(
        TypeSignature(
          clauses: clauses(of: list(signatureField(.clauses, of: index))), strength: strength))
    }
    return signatures
  }

  // MARK: Inside

  @inline(__always)
  private func signatureField(_ field: ImageLayout.SignatureField, of index: UInt32) -> UInt32 {
    word(
      .signatures, Int(index) &* ImageLayout.SignatureField.count &+ field.rawValue)
  }

  @inline(__always)
  private static func key(in data: UnsafeRawBufferPointer, at offset: Int, count: Int) -> UInt32 {
    switch count {
    case 4: UInt32(bigEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    case 2: UInt32(UInt16(bigEndian: data.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
    default: UInt32(data[offset])
    }
  }

  @inline(__always)
  private func signatureList(probe: UInt32, value: UInt32) -> ImageList? {
    let slotCount = count(of: .signatureSlots) / 3
    var slot = SignatureTable.hash(probe: probe, value: value) & (slotCount - 1)
    while true {
      let entry = word(.signatureSlots, slot * 3)
      if entry == 0 { return nil }
      if entry == probe + 1, word(.signatureSlots, slot * 3 + 1) == value {
        return list(word(.signatureSlots, slot * 3 + 2))
      }
      slot = (slot + 1) & (slotCount - 1)
    }
  }

  private func match(signature: UInt32, in data: UnsafeRawBufferPointer) -> SignatureMatch? {
    let clauses = list(signatureField(.clauses, of: signature))
    var word = 0
    var end = 0
    var firstOffset: Int?
    while word < clauses.count {
      let start = Int(clauses[word + 1]) + (clauses[word] == 1 ? end : 0)
      let span = Int(clauses[word + 2])
      let patternCount = Int(clauses[word + 3])
      let patterns = (0..<patternCount).lazy.map {
        (clauses[word + 4 + $0 * 2], clauses[word + 5 + $0 * 2])
      }
      guard let found = find(patterns, in: data, from: start, span: span) else { return nil }
      if firstOffset == nil { firstOffset = found.lowerBound }
      end = found.upperBound
      word += 4 + patternCount * 2
    }
    return SignatureMatch(
      type: signatureField(.type, of: signature),
      isStrong: signatureField(.isStrong, of: signature) == 1,
      fixedBitCount: Int(signatureField(.fixedBitCount, of: signature)),
      offset: firstOffset ?? 0)
  }

  /// The first place from a start on at which one of some patterns stands.
  private func find(
    _ patterns: some Collection<(UInt32, UInt32)>, in data: UnsafeRawBufferPointer, from start: Int,
    span: Int
  ) -> Range<Int>? {
    guard start < data.count else { return nil }
    var best: Range<Int>?
    for (bytes, mask) in patterns {
      let pattern = self.bytes(of: bytes)
      let last = min(start + span, data.count - pattern.count, (best?.lowerBound ?? .max) - 1)
      guard start <= last else { continue }
      let maskBytes = mask == ImageLayout.none ? nil : self.bytes(of: mask)
      for place in start...last where Self.stands(pattern, mask: maskBytes, in: data, at: place) {
        best = place..<place + pattern.count
        break
      }
    }
    return best
  }

  /// Whether a pattern stands at a place; the caller has seen that it fits behind it.
  @inline(__always)
  private static func stands(
    _ pattern: UnsafeBufferPointer<UInt8>, mask: UnsafeBufferPointer<UInt8>?,
    in data: UnsafeRawBufferPointer, at place: Int
  ) -> Bool {
    for index in pattern.indices {
      let byte = data[place + index]
      if (mask.map { byte & $0[index] } ?? byte) != pattern[index] { return false }
    }
    return true
  }

  private func clauses(of list: ImageList) -> [TypeSignature.Clause] {
    var clauses: [TypeSignature.Clause] = []
    var word = 0
    while word < list.count {
      let patterns = (0..<Int(list[word + 3])).map { index in
        let mask = list[word + 5 + index * 2]
        return TypeSignature.Pattern(
          bytes: Array(bytes(of: list[word + 4 + index * 2])),
          mask: mask == ImageLayout.none ? nil : Array(bytes(of: mask)))
      }
      clauses.append(
        TypeSignature.Clause(
          isRelative: list[word] == 1, offset: Int(list[word + 1]), span: Int(list[word + 2]),
          patterns: patterns))
      word += 4 + patterns.count * 2
    }
    return clauses
  }
}
