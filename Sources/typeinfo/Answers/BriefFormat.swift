internal import TypeResolution
internal import UniformTypes

/// One word an answer.
///
/// An input that could not be read gives an empty line, so that lines and inputs keep pace.
struct BriefFormat: AnswerFormat {
  /// Which word.
  enum Content {
    case identifier
    case mediaType
  }

  let content: Content
  let terminator: String

  func write(_ answer: Answer, on console: Console) throws(WriteFailure) {
    if case .success(let resolution) = answer.outcome { try console.write(word(resolution)) }
    try console.write(terminator)
  }

  private func word(_ resolution: Resolution) -> String {
    switch content {
    case .identifier: resolution.type.identifier
    case .mediaType: resolution.mediaType
    }
  }
}
