/// Colours for people, or none.
struct Style: Equatable {
  /// When to colour.
  enum Choice: String {
    case auto
    case always
    case never
  }

  /// Whether there are any colours.
  let isColored: Bool

  init(isColored: Bool) {
    self.isColored = isColored
  }

  /// The style that the caller's choice and the surroundings make.
  ///
  /// Source: https://no-color.org
  init(choice: Choice, isTerminal: Bool, variable: (String) -> String?) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      let isUnwanted = !(variable("NO_COLOR") ?? "").isEmpty
      isColored = isTerminal && !isUnwanted && variable("TERM") != "dumb"
    }
  }

  /// What the answer is about.
  func subject(_ text: String) -> String { colored(text, "1") }

  /// A word that names what stands beside it.
  func label(_ text: String) -> String { colored(text, "2") }

  /// What deserves a second look.
  func warning(_ text: String) -> String { colored(text, "33") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
