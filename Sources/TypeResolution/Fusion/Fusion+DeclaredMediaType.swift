internal import UniformTypes

extension Fusion.Decision {
  /// Takes a declared media type into account: it makes the answer more special where it can, and is
  /// overruled where it cannot; it never makes a mismatch.
  mutating func refine(byDeclared mediaType: MediaType, graph: TypeGraph) {
    let declared = graph.type(mediaType: mediaType)
    let evidence = Evidence(
      kind: .declaredMediaType, type: declared, strength: .weak, detail: mediaType.description)
    if declared == type || type.conforms(to: declared) {
      self.evidence.append(evidence)
    } else if declared.canSpecialise(type) {
      type = declared
      confidence = confidence == .guess ? .likely : confidence
      self.evidence.append(evidence)
    } else {
      overruled.append(evidence)
    }
  }
}

extension UTType {
  /// Whether something of another type may be of this one as well.
  fileprivate func canSpecialise(_ type: UTType) -> Bool {
    if type == .data { return conforms(to: .data) }
    if type.isGenericText { return !isNeverText }
    return conforms(to: type) || isStored(as: type)
  }
}
