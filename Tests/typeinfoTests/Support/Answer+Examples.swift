import UniformTypes

@testable import TypeResolution
@testable import typeinfo

extension Answer {
  /// An answer to a file that is what it is called.
  static var plain: Answer {
    Answer(
      origin: .path("holiday.mov"),
      outcome: .success(
        .example(
          type: .quickTimeMovie, confidence: .certain,
          evidence: [
            .example(.name, .quickTimeMovie, "extension mov"),
            .example(.libmagic, .quickTimeMovie, "video/quicktime", .strong),
          ], bytesRead: 512)))
  }

  /// An answer to a picture that is called another kind of picture.
  static var contradictory: Answer {
    Answer(
      origin: .path("photo.jpg"),
      outcome: .success(
        .example(
          type: .png, confidence: .certain,
          evidence: [.example(.signature, .png, "PNG signature at 0", .strong)],
          overruled: [.example(.name, .jpeg, "extension jpg")],
          mismatch: Mismatch(named: .jpeg, content: .png), bytesRead: 512)))
  }

  /// An answer to text, about which little is known.
  static var doubtful: Answer {
    Answer(
      origin: .path("notes"),
      outcome: .success(
        .example(
          type: .xml, confidence: .guess,
          evidence: [.example(.text, .xml, "looks like markup")], charset: "utf-8", bytesRead: 20,
          limitations: ["libmagic is not installed"])))
  }

  /// An answer that nothing is known.
  static var unknown: Answer {
    Answer(
      origin: .path("blob"),
      outcome: .success(.example(type: .data, confidence: .guess, evidence: [], bytesRead: 5)))
  }

  /// No answer.
  static var missing: Answer {
    Answer(
      origin: .path("gone.png"), outcome: .failure(InputError(.notFound, path: "gone.png")))
  }

  /// An answer to a file whose name is hostile.
  static var hostile: Answer {
    Answer(
      origin: .path(RawPath(bytes: Array("a\n\u{1b}[2J\u{202e}".utf8) + [0xff])),
      outcome: .success(.example(type: .data, confidence: .guess, evidence: [])))
  }

  static var all: [Answer] { [plain, contradictory, doubtful, unknown, missing, hostile] }
}

extension Resolution {
  fileprivate static func example(
    type: UTType, confidence: Confidence, evidence: [Evidence], overruled: [Evidence] = [],
    mismatch: Mismatch? = nil, charset: String? = nil, bytesRead: Int = 0,
    limitations: [String] = []
  ) -> Resolution {
    Resolution(
      type: type, confidence: confidence, evidence: evidence, overruled: overruled,
      alternatives: overruled.map(\.type), mismatch: mismatch,
      mediaType: type.preferredMIMEType ?? "application/octet-stream", charset: charset,
      bytesRead: bytesRead, limitations: limitations)
  }
}

extension Evidence {
  fileprivate static func example(
    _ kind: Kind, _ type: UTType, _ detail: String, _ strength: Strength = .weak
  ) -> Evidence {
    Evidence(kind: kind, type: type, strength: strength, detail: detail)
  }
}
