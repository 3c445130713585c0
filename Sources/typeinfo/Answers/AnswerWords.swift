internal import TypeResolution
internal import UniformTypes

/// A resolution in words for people, safe to show.
struct AnswerWords {
  let resolution: Resolution

  init(_ resolution: Resolution) {
    self.resolution = resolution
  }

  /// What the type is called: `PNG image`; an unknown type is called `unknown data`.
  var typeName: String {
    resolution.isUnknown && !isEmpty ? "unknown data" : name(of: resolution.type)
  }

  /// How sure the answer is.
  var confidence: String {
    switch resolution.confidence {
    case .certain: "certain"
    case .likely: "likely"
    case .guess: "a guess"
    }
  }

  /// What speaks for the answer.
  var because: String {
    if resolution.evidence.isEmpty { return "nothing tells what it is" }
    return resolution.evidence.map(phrase).joined(separator: "; ")
  }

  /// What spoke for other types.
  var overruled: String? {
    guard !resolution.overruled.isEmpty else { return nil }
    return resolution.overruled.map { "\(phrase($0)) (\(name(of: $0.type)))" }
      .joined(separator: "; ")
  }

  /// The contradiction between name and content.
  var mismatch: String? {
    resolution.mismatch.map {
      "the name says \(name(of: $0.named)), the content is \(name(of: $0.content))"
    }
  }

  /// What could not be looked at.
  var limitations: String? {
    guard !resolution.limitations.isEmpty else { return nil }
    return resolution.limitations.map { VisibleText.escaped($0) }.joined(separator: "; ")
  }

  /// The mark behind an answer's line, with a space before it; empty where the answer is plain.
  func mark(style: Style) -> String {
    if let mismatch = resolution.mismatch {
      let named = namedExtension.map { "named .\($0)" } ?? "named as \(name(of: mismatch.named))"
      return " " + style.warning("[\(named), content is \(name(of: mismatch.content))]")
    }
    if resolution.confidence == .guess && !resolution.isUnknown {
      return " " + style.warning("[a guess]")
    }
    return ""
  }

  // MARK: Parts

  private static let extensionPrefix = "extension "

  /// The extension that the overruled name has.
  private var namedExtension: String? {
    let detail = resolution.overruled.first {
      $0.kind == .name && $0.type == resolution.mismatch?.named
    }?.detail
    guard let detail, detail.hasPrefix(Self.extensionPrefix) else { return nil }
    return VisibleText.escaped(String(detail.dropFirst(Self.extensionPrefix.count)))
  }

  private var isEmpty: Bool {
    resolution.evidence.contains { $0.kind == .fileSystem }
  }

  private func name(of type: UTType) -> String {
    VisibleText.escaped(type.localizedDescription ?? type.declaredIdentifier)
  }

  private func phrase(_ evidence: Evidence) -> String {
    let detail = VisibleText.escaped(evidence.detail)
    switch evidence.kind {
    case .libmagic: return "libmagic says \(detail)"
    case .declaredMediaType: return "sent as \(detail)"
    case .extendedAttribute: return "its attributes say \(detail)"
    case .fileSystem, .name, .signature, .container, .markup, .text: return detail
    }
  }
}
