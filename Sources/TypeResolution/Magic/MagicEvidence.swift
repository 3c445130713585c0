internal import UniformTypes

/// What libmagic's answer speaks for in a graph.
struct MagicEvidence {
  /// The evidence, the first choice first.
  let evidence: [Evidence]
  /// The encoding of text, where libmagic says one.
  let charset: String?

  init(_ answer: MagicAnswer, graph: TypeGraph) {
    charset = answer.charset
    guard let mediaType = MediaType(answer.mimeType), !answer.isUnknown else {
      evidence = [Self.evidence(for: .data, answer)]
      return
    }
    let declared = graph.declaredTypes(mediaType: mediaType)
    let types = declared.isEmpty ? [graph.type(mediaType: mediaType)] : declared
    evidence = types.map { Self.evidence(for: $0, answer) }
  }

  /// libmagic guesses at kinds of text from words that other kinds have too; everything else it knows
  /// by signatures.
  private static func evidence(for type: UTType, _ answer: MagicAnswer) -> Evidence {
    let isGuess = answer.isUnknown || answer.mimeType.hasPrefix("text/")
    return Evidence(
      kind: .libmagic, type: type, strength: isGuess ? .weak : .strong, detail: answer.mimeType)
  }
}
