/// Reads arguments by the table of options.
///
/// Options and other arguments may be mixed. `--option=value` and `--option value` are the same, and so
/// are `-fvalue` and `-f value`; letters without values may be bundled (`-b0`). Behind `--` nothing is
/// an option or a verb; `-` is never an option.
struct ArgumentParser {
  private var rest: ArraySlice<[UInt8]>
  private var parsed = ParsedArguments()
  private var isVerbPossible = true

  /// The arguments, understood.
  static func parse(_ words: [[UInt8]]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(rest: words[...])
    return try parser.parse()
  }

  private init(rest: ArraySlice<[UInt8]>) {
    self.rest = rest
  }

  private mutating func parse() throws(UsageError) -> ParsedArguments {
    let hyphen = UInt8(ascii: "-")
    while let word = rest.popFirst() {
      if word == [hyphen, hyphen] {
        isVerbPossible = false
        while let operand = rest.popFirst() { add(operand) }
      } else if word.starts(with: [hyphen, hyphen]) {
        try readLongOption(word)
      } else if word.first == hyphen, word.count > 1 {
        try readShortOptions(word)
      } else {
        add(word)
      }
    }
    try check()
    return parsed
  }

  private mutating func add(_ operand: [UInt8]) {
    if isVerbPossible, let verb = Verb(name: operand) {
      parsed.verb = verb
    } else {
      parsed.operands.append(operand)
    }
    isVerbPossible = false
  }

  // MARK: Options

  private mutating func readLongOption(_ word: [UInt8]) throws(UsageError) {
    let text = word.dropFirst(2)
    let name = text.prefix { $0 != UInt8(ascii: "=") }
    let attached = name.count < text.count ? Array(text.dropFirst(name.count + 1)) : nil
    let spelling = "--" + VisibleText.escaped(name)
    guard let (specification, isOpposite) = find(long: name) else {
      throw unknownOption(spelling, name: String(decoding: name, as: UTF8.self))
    }
    guard specification.value != nil else {
      guard attached == nil else {
        throw UsageError("option '\(spelling)' takes no value", verb: parsed.verb)
      }
      parsed.options.append(.init(specification.option, isTakenBack: isOpposite))
      return
    }
    // No `??`, whose right side forgets which error it throws.
    let value: [UInt8] = if let attached { attached } else { try nextValue(of: spelling) }
    parsed.options.append(.init(specification.option, value: value))
  }

  private mutating func readShortOptions(_ word: [UInt8]) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let specification = OptionTable.all.first(where: { $0.short == letter }) else {
        throw unknownOption("-" + VisibleText.escaped([letter]), name: nil)
      }
      guard specification.value != nil else {
        parsed.options.append(.init(specification.option))
        continue
      }
      let value =
        try letters.isEmpty ? nextValue(of: "-" + VisibleText.escaped([letter])) : Array(letters)
      parsed.options.append(.init(specification.option, value: value))
      return
    }
  }

  private mutating func nextValue(of spelling: String) throws(UsageError) -> [UInt8] {
    guard let value = rest.popFirst() else {
      throw UsageError("option '\(spelling)' needs a value", verb: parsed.verb)
    }
    return value
  }

  private func find(long name: some Collection<UInt8>) -> (OptionSpecification, Bool)? {
    for specification in OptionTable.all {
      if name.elementsEqual(specification.long.utf8) { return (specification, false) }
      if let opposite = specification.opposite, name.elementsEqual(opposite.utf8) {
        return (specification, true)
      }
    }
    return nil
  }

  private func unknownOption(_ spelling: String, name: String?) -> UsageError {
    let names = OptionTable.options(of: parsed.verb).flatMap {
      [$0.long] + ($0.opposite.map { [$0] } ?? [])
    }
    let suggestion = name.flatMap { Suggestion.nearest(to: $0, among: names) }
    return UsageError(
      "unknown option '\(spelling)'", suggestion: suggestion.map { "--" + $0 }, verb: parsed.verb)
  }

  // MARK: Checks

  private func check() throws(UsageError) {
    if parsed.contains(.help) || parsed.contains(.version) { return }
    for given in parsed.options {
      guard let specification = OptionTable.specification(of: given.option),
        !specification.verbs.contains(parsed.verb)
      else { continue }
      let place = parsed.verb.name.map { "'\(Program.name) \($0)'" } ?? "'\(Program.name) FILE'"
      throw UsageError("\(place) has no option '--\(specification.long)'", verb: parsed.verb)
    }
    let count = parsed.verb.operandCount
    if parsed.operands.count > count.upperBound {
      let superfluous = VisibleText.escaped(parsed.operands[count.upperBound])
      throw UsageError("superfluous argument '\(superfluous)'", verb: parsed.verb)
    }
    if parsed.operands.count < count.lowerBound {
      throw UsageError(
        "arguments are missing: \(parsed.verb.operands)", verb: parsed.verb)
    }
  }
}
