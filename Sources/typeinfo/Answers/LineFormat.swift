internal import TypeResolution
internal import UniformTypes

/// One line an answer: `clip.mov: QuickTime movie — com.apple.quicktime-movie (video/quicktime)`.
struct LineFormat: AnswerFormat {
  /// The widest name that others are aligned with.
  static let widestAlignment = 40

  /// The width to which names are filled up.
  let nameWidth: Int
  /// Whether lines end in NUL and names are written as they are.
  let isNullSeparated: Bool

  func write(_ answer: Answer, on console: Console) throws(WriteFailure) {
    guard case .success(let resolution) = answer.outcome else { return }
    let style = console.style
    let words = AnswerWords(resolution)
    let mediaType = VisibleText.escaped(resolution.mediaType)
    let text = "\(words.typeName) — \(resolution.type.declaredIdentifier) (\(mediaType))"
    if isNullSeparated {
      try console.write(answer.nameBytes)
      try console.write(": " + text + words.mark(style: Style(isColored: false)) + "\0")
    } else {
      let name = VisibleText.escaped(answer.nameBytes) + ":"
      let gap = String(repeating: " ", count: max(0, nameWidth + 1 - name.count))
      try console.writeLine(
        "\(style.subject(name))\(gap) \(text)\(words.mark(style: style))")
    }
  }

  /// The width that aligns as many names as possible without one long name pushing all others aside.
  static func nameWidth(for names: some Sequence<[UInt8]>) -> Int {
    names.map { VisibleText.escaped($0).count }.filter { $0 <= widestAlignment }.max() ?? 0
  }
}
