internal import UniformTypes

extension NameCandidate {
  /// The candidate as evidence, in words: `extension mov`, `name Makefile`.
  var evidence: Evidence {
    let words =
      switch rule {
      case .wholeName: "name \(match)"
      case .filenameExtension: "extension \(match)"
      case .pattern: "name like \(match)"
      }
    return Evidence(kind: .name, type: type, strength: .weak, detail: words)
  }
}
