/// What the command tells its caller when it ends.
enum ExitCode: Int32, CaseIterable {
  /// Everything was answered.
  case success = 0
  /// A question was answered with no: no conformance, no such type, an unknown file with `--strict`.
  case no = 1
  /// Some file could not be read; the others were answered.
  case unreadable = 2
  /// The command was called wrongly.
  case usage = 64
  /// A fault in the command itself.
  case internalFault = 70
  /// The answers could not be written.
  case outputFailure = 74

  /// What the code means, for the help text.
  var meaning: String {
    switch self {
    case .success: "all files answered"
    case .no: "the answer is no, or a type is unknown"
    case .unreadable: "some file could not be read; the others were answered"
    case .usage: "wrong use: an unknown option, a missing argument"
    case .internalFault: "a fault in typeinfo itself"
    case .outputFailure: "the answers could not be written"
    }
  }

  /// The code of two results together: what could not be read counts more than a no.
  func joined(_ other: ExitCode) -> ExitCode {
    rawValue >= other.rawValue ? self : other
  }
}
