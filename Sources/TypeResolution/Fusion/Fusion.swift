internal import UniformTypes

/// Makes one answer of what name and content say, through the hierarchy of types.
///
/// - A name that is the content's type, conforms to it or is stored as it makes the content's type more
///   special: a `.docx` that is a zip archive.
/// - A content type that conforms to the name's, or is stored as it, is the answer.
/// - Where they cannot both be true, strong content wins and the mismatch is reported; weak content
///   loses to the name.
/// - Text that is called like a picture, a recording or an archive is text.
struct Fusion {
  /// What the name speaks for, the first choice first.
  var names: [Evidence]
  /// What the content speaks for, the most telling first.
  var contents: [Evidence]
  /// Whether the content was looked at; where it was not, the name stands alone.
  var contentWasSeen = true

  /// The answer.
  struct Decision {
    var type: UTType
    var confidence: Confidence
    var evidence: [Evidence]
    var overruled: [Evidence] = []
    var mismatch: Mismatch?
  }

  private enum Relation {
    case same, nameIsMoreSpecial, contentIsMoreSpecial, contradiction
  }

  func decision() -> Decision {
    guard let content = contents.first else { return decisionByName() }
    guard !names.isEmpty else { return decisionByContent(content) }
    let related = contents.flatMap { content in
      names.map { name in (name, content, relation(of: name.type, to: content.type)) }
    }
    if let (name, content, _) = related.first(where: { $0.2 == .same }) {
      return agreement(name, content, type: name.type)
    }
    if let (name, content, relation) = related.first(where: { $0.2 != .contradiction }) {
      return agreement(
        name, content, type: relation == .nameIsMoreSpecial ? name.type : content.type)
    }
    return contradiction(names[0], content)
  }

  // MARK: Decisions

  private func decisionByName() -> Decision {
    guard let name = names.first else {
      return Decision(type: .data, confidence: .guess, evidence: [])
    }
    return Decision(
      type: name.type, confidence: contentWasSeen ? .likely : .guess, evidence: [name],
      overruled: others(than: name.type, in: names))
  }

  private func decisionByContent(_ content: Evidence) -> Decision {
    Decision(
      type: content.type, confidence: confidence(inContentAlone: content), evidence: [content],
      overruled: others(than: content.type, in: contents))
  }

  private func confidence(inContentAlone content: Evidence) -> Confidence {
    if content.type == .data { return .guess }
    if content.strength == .strong { return .certain }
    return content.type.isGenericText ? .likely : .guess
  }

  private func agreement(_ name: Evidence, _ content: Evidence, type: UTType) -> Decision {
    let isProven =
      content.strength == .strong && !content.type.isGeneric && !content.type.isDynamic
    return Decision(
      type: type, confidence: isProven ? .certain : .likely, evidence: [name, content],
      overruled: others(than: name.type, in: names) + others(than: content.type, in: contents))
  }

  private func contradiction(_ name: Evidence, _ content: Evidence) -> Decision {
    if content.strength == .strong || content.type.isGenericText {
      return Decision(
        type: content.type,
        confidence: content.strength == .strong ? .certain : .likely,
        evidence: [content],
        overruled: names + others(than: content.type, in: contents),
        mismatch: Mismatch(named: name.type, content: content.type))
    }
    return Decision(
      type: name.type, confidence: .likely, evidence: [name],
      overruled: others(than: name.type, in: names) + contents)
  }

  private func others(than type: UTType, in evidence: [Evidence]) -> [Evidence] {
    evidence.filter { $0.type != type && !$0.type.isGeneric }
  }

  // MARK: Relations

  private func relation(of name: UTType, to content: UTType) -> Relation {
    if name == content { return .same }
    if content.isDynamic { return relation(of: name, toUndeclared: content) }
    if content == .data { return .nameIsMoreSpecial }
    if content.isGenericText {
      return name.isNeverText ? .contradiction : .nameIsMoreSpecial
    }
    if name.conforms(to: content) || name.isStored(as: content) { return .nameIsMoreSpecial }
    if content.conforms(to: name) || content.isStored(as: name) { return .contentIsMoreSpecial }
    return .contradiction
  }
}

extension Fusion {
  /// A content type that the graph does not know speaks only as loud as its parent, since it may be
  /// another word for the name's type.
  private func relation(of name: UTType, toUndeclared content: UTType) -> Relation {
    let parent = content.directSupertypes.first ?? .data
    let relation = relation(of: name, to: parent)
    return relation == .same ? .contentIsMoreSpecial : relation
  }
}

extension UTType {
  /// Whether the type says no more than that something is data or text.
  var isGeneric: Bool { self == .data || self == .item || isGenericText }

  /// Whether the type says no more than that something is text, in whichever encoding.
  var isGenericText: Bool {
    self == .text || self == .plainText || self == .utf8PlainText || self == .utf16PlainText
      || self == .utf16ExternalPlainText
  }

  /// Whether data of the type always has bytes that text has not.
  var isNeverText: Bool {
    if conforms(to: .text) { return false }
    return Self.binaryFamilies.contains { conforms(to: $0) }
  }

  private static var binaryFamilies: [UTType] {
    [.image, .audiovisualContent, .archive, .font, .diskImage, .pdf, .exe]
  }
}
