/// The help texts, made from the tables of verbs and options.
enum HelpText {
  private static let lead = "  "

  /// The help text of a verb; that of the default one explains the whole command.
  static func of(_ verb: Verb) -> String {
    var lines: [String] = usage(of: verb)
    lines += ["", verb.summary]
    for paragraph in verb.discussion { lines += ["", paragraph] }
    if verb == .answer { lines += section("Commands", commands) }
    for group in OptionSpecification.Group.allCases {
      let options = OptionTable.options(of: verb).filter { $0.group == group }
      lines += section(group.rawValue, options.map { (spelling(of: $0), $0.help) })
    }
    lines += section("Examples", verb.examples.map { ($0.call, $0.meaning) })
    if verb == .answer { lines += section("Exit codes", exitCodes) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func usage(of verb: Verb) -> [String] {
    guard let name = verb.name else {
      return [
        "Usage: \(Program.name) [OPTION...] \(verb.operands)",
        "       \(Program.name) COMMAND [OPTION...] ...",
      ]
    }
    let words = ["Usage:", Program.name, name, "[OPTION...]", verb.operands]
    return [words.filter { !$0.isEmpty }.joined(separator: " ")]
  }

  private static var commands: [(String, String)] {
    Verb.allCases.compactMap { verb in
      guard let name = verb.name else { return nil }
      return ([name, verb.operands].filter { !$0.isEmpty }.joined(separator: " "), verb.summary)
    }
  }

  private static var exitCodes: [(String, String)] {
    ExitCode.allCases.map { (String($0.rawValue), $0.meaning) }
  }

  private static func spelling(of option: OptionSpecification) -> String {
    let short = option.short.map { "-\(Character(UnicodeScalar($0))), " } ?? "    "
    return short + "--" + option.long + (option.value.map { "=" + $0 } ?? "")
  }

  /// A title and two columns under it; where the left one is too wide, the right one starts below it.
  private static func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let widest = 28
    let fitting = rows.map(\.0.count).filter { $0 <= widest }
    let width = fitting.max() ?? widest
    var lines = ["", title + ":"]
    for (left, right) in rows {
      if left.count > width {
        lines += [lead + left, lead + padded("", width) + lead + right]
      } else {
        lines.append(lead + padded(left, width) + lead + right)
      }
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
