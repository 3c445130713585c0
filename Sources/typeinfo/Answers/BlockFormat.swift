internal import TypeResolution
internal import UniformTypes

/// A short report on one input, for people.
struct BlockFormat: AnswerFormat {
  func write(_ answer: Answer, on console: Console) throws(WriteFailure) {
    guard case .success(let resolution) = answer.outcome else { return }
    let style = console.style
    try console.writeLine(style.subject(VisibleText.escaped(answer.nameBytes)))
    try console.write(table(of: resolution, style: style).text)
  }

  private func table(of resolution: Resolution, style: Style) -> Table {
    let type = resolution.type
    let words = AnswerWords(resolution)
    let ancestors = type.orderedSupertypes.map { VisibleText.escaped($0.declaredIdentifier) }
    var table = Table()
    table.add("Type", words.typeName, style: style)
    table.add("Identifier", VisibleText.escaped(type.declaredIdentifier), style: style)
    table.add("Media type", VisibleText.escaped(resolution.mediaType), style: style)
    table.add("Encoding", resolution.charset.map { VisibleText.escaped($0) }, style: style)
    table.add("Category", VisibleText.escaped(type.categoryPath.description), style: style)
    table.add("Conforms to", ancestors.joined(separator: ", "), style: style)
    table.add("Confidence", words.confidence, style: style)
    table.add("Because", words.because, style: style)
    table.add("Overruled", words.overruled, style: style)
    table.add("Mismatch", words.mismatch.map(style.warning), style: style)
    table.add("Not seen", words.limitations, style: style)
    return table
  }
}
