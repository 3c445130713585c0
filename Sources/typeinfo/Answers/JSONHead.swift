/// What stands before the answers of a JSON document.
struct JSONHead {
  /// The version of the form of the output; it changes when a key changes its meaning or goes away.
  static let schema = 1

  /// The end of the document.
  static let closing = "\n]}\n"

  /// The version of the type data.
  let dataVersion: String

  /// The document up to its first answer.
  var opening: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("schema")
      writer.value(Self.schema)
      writer.key("tool")
      writer.value(Program.version)
      writer.key("data")
      writer.value(dataVersion)
      writer.key("results")
      writer.array { _ in }
    }
    return String(decoding: writer.bytes.dropLast(2), as: UTF8.self)
  }
}
