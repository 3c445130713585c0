extension TypeGraph {
  /// A type of which a signature holds.
  package struct SignatureMatch: Sendable {
    /// The type.
    package let type: UTType
    /// Whether the signature proves the type on its own.
    package let isStrong: Bool
    /// How many bits the match fixes.
    package let fixedBitCount: Int
    /// Where the first clause of the signature matched.
    package let offset: Int
  }

  /// The types of which a signature holds, in the order of the catalogue's key places.
  ///
  /// The bytes are the start of the data; a signature that looks behind them does not hold.
  package func signatureMatches(in data: UnsafeRawBufferPointer) -> [SignatureMatch] {
    image.signatureMatches(in: data).map {
      SignatureMatch(
        type: self[$0.type], isStrong: $0.isStrong, fixedBitCount: $0.fixedBitCount,
        offset: $0.offset)
    }
  }
}

extension UTType {
  /// The signatures of the type's own declaration.
  ///
  /// `UTType.png.signatures.first?.description` is `"0:89504E470D0A1A0A"`.
  public var signatures: [TypeSignature] {
    declared { $1.signaturesByType[$0] ?? [] } ?? []
  }

  /// Whether data of the type always begins with one of its ``signatures``, so that data that does not
  /// is not of the type, whatever its name.
  ///
  /// `UTType.png.requiresSignature` is `true`: a text called `fake.png` is no image.
  public var requiresSignature: Bool {
    declared { $1.field(.requiresSignature, of: $0) == 1 } ?? false
  }
}
