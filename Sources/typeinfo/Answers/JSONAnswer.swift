internal import TypeResolution
internal import UniformTypes

extension JSONWriter {
  /// Writes an answer as an object.
  mutating func value(_ answer: Answer) {
    object { writer in
      writer.members(of: answer.origin)
      switch answer.outcome {
      case .success(let resolution):
        writer.key("status")
        writer.value("ok")
        writer.members(of: resolution)
      case .failure(let error):
        writer.key("status")
        writer.value("error")
        writer.key("error")
        writer.value(error)
      }
    }
  }

  private mutating func members(of origin: Answer.Origin) {
    switch origin {
    case .path(let path):
      key("path")
      value(path.description)
      if !path.isUTF8 {
        key("pathBytes")
        value(Base64.encoded(path.bytes))
      }
    case .standardInput(let name):
      key("path")
      value("-")
      if let name {
        key("name")
        value(String(decoding: name, as: UTF8.self))
      }
    }
  }

  private mutating func members(of resolution: Resolution) {
    key("type")
    value(resolution.type)
    key("mediaType")
    value(resolution.mediaType)
    key("charset")
    value(resolution.charset)
    key("confidence")
    value(resolution.confidence.rawValue)
    key("evidence")
    value(resolution.evidence)
    key("overruled")
    value(resolution.overruled)
    key("alternatives")
    array(resolution.alternatives.lazy.map(\.identifier))
    key("mismatch")
    value(resolution.mismatch)
    key("bytesRead")
    value(resolution.bytesRead)
    key("limitations")
    array(resolution.limitations)
  }

  private mutating func value(_ evidence: [Evidence]) {
    array { writer in
      for piece in evidence {
        writer.object { writer in
          writer.key("kind")
          writer.value(piece.kind.rawValue)
          writer.key("type")
          writer.value(piece.type.identifier)
          writer.key("strength")
          writer.value(piece.strength.rawValue)
          writer.key("detail")
          writer.value(piece.detail)
        }
      }
    }
  }

  private mutating func value(_ mismatch: Mismatch?) {
    guard let mismatch else { return null() }
    object { writer in
      writer.key("named")
      writer.value(mismatch.named.identifier)
      writer.key("content")
      writer.value(mismatch.content.identifier)
    }
  }

  private mutating func value(_ error: InputError) {
    object { writer in
      writer.key("code")
      writer.value(error.code)
      writer.key("message")
      writer.value(error.message)
    }
  }
}
