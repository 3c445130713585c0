/// How an option is written and what it does, in words.
struct OptionSpecification {
  /// Where the help text puts an option.
  enum Group: String, CaseIterable {
    case input = "What is looked at"
    case output = "What is printed"
    case types = "Which types are known"
    case general = "General"
  }

  /// What the option means.
  let option: Option
  /// The letter behind one hyphen.
  var short: UInt8?
  /// The word behind two hyphens.
  let long: String
  /// The word behind two hyphens that takes the option back.
  var opposite: String?
  /// What the help text calls the value; `nil` where the option takes none.
  var value: String?
  /// The verbs that know the option.
  let verbs: [Verb]
  /// Where the help text puts it.
  let group: Group
  /// What it does.
  let help: String
}
