extension TypeSignature: LosslessStringConvertible {
  /// Reads a signature from its line; `nil` where the line is none.
  ///
  /// `TypeSignature("0:'BM' weak")?.strength` is `.weak`.
  public init?(_ description: String) {
    var reader = SignatureReader(description)
    guard let signature = reader.readSignature() else { return nil }
    self = signature
  }

  /// The line of the signature, the same for equal signatures: `0:'RIFF' & 8:'WAVE'`.
  ///
  /// The strength stands in it where it differs from what the bytes tell.
  public var description: String {
    let text = clauses.map(\.text).joined(separator: " & ")
    return strength == Self.naturalStrength(of: clauses) ? text : "\(text) \(strength.rawValue)"
  }
}

extension TypeSignature.Clause {
  fileprivate var text: String {
    let place = span == 0 ? "\(offset)" : "\(offset)..\(offset + span)"
    return "\(isRelative ? "+" : "")\(place):\(patterns.map(\.text).joined(separator: "|"))"
  }
}

extension TypeSignature.Pattern {
  fileprivate var text: String {
    if let mask { return "\(Self.hexadecimal(bytes))/\(Self.hexadecimal(mask))" }
    let quotable = bytes.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "'") }
    return quotable ? "'\(String(decoding: bytes, as: UTF8.self))'" : Self.hexadecimal(bytes)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
