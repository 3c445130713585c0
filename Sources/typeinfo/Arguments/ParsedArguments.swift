/// The arguments, sorted into verb, options and operands.
struct ParsedArguments: Equatable {
  /// An option as it was given.
  struct Given: Equatable {
    let option: Option
    let value: [UInt8]?
    let isTakenBack: Bool

    init(_ option: Option, value: [UInt8]? = nil, isTakenBack: Bool = false) {
      self.option = option
      self.value = value
      self.isTakenBack = isTakenBack
    }
  }

  /// What is asked for.
  var verb = Verb.answer
  /// The options in the order in which they were given.
  var options: [Given] = []
  /// What is neither option nor verb.
  var operands: [[UInt8]] = []

  /// Whether an option was given and not taken back behind that.
  func contains(_ option: Option) -> Bool {
    options.last { $0.option == option }.map { !$0.isTakenBack } ?? false
  }

  /// All values of an option.
  func values(of option: Option) -> [[UInt8]] {
    options.filter { $0.option == option }.compactMap(\.value)
  }

  /// The last value of an option.
  func value(of option: Option) -> [UInt8]? {
    values(of: option).last
  }

  /// The last value of an option as text.
  ///
  /// - Throws: Where the value is not UTF-8.
  func text(of option: Option) throws(UsageError) -> String? {
    guard let value = value(of: option) else { return nil }
    return try Self.text(value, verb: verb)
  }

  /// An argument as text.
  ///
  /// - Throws: Where the argument is not UTF-8.
  static func text(_ bytes: [UInt8], verb: Verb) throws(UsageError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("argument '\(VisibleText.escaped(bytes))' is not UTF-8", verb: verb)
    }
    return text
  }

  /// The one option of several that exclude one another; `nil` where none was given.
  ///
  /// - Throws: Where more than one was given.
  func choice(of options: [Option]) throws(UsageError) -> Option? {
    let given = options.filter(contains)
    guard given.count > 1 else { return given.first }
    let names = given.compactMap { OptionTable.specification(of: $0).map { "'--\($0.long)'" } }
    throw UsageError("\(names.joined(separator: " and ")) exclude each other", verb: verb)
  }

  /// When to colour.
  func colorChoice() throws(UsageError) -> Style.Choice {
    guard let text = try text(of: .color) else { return .auto }
    guard let choice = Style.Choice(rawValue: text) else {
      throw UsageError(
        "option '--color' takes auto, always or never, not '\(VisibleText.escaped(text))'",
        verb: verb)
    }
    return choice
  }
}
