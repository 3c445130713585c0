internal import TypeResolution

/// What came of looking at one input.
struct Answer {
  /// Where the input came from.
  enum Origin: Equatable {
    /// A file.
    case path(RawPath)
    /// Standard input, with the name that the caller gave it.
    case standardInput(name: [UInt8]?)
  }

  let origin: Origin
  let outcome: Result<Resolution, InputError>

  /// The bytes by which the input is called in the output.
  var nameBytes: [UInt8] {
    switch origin {
    case .path(let path): Array(path.bytes)
    case .standardInput(let name): name ?? [UInt8(ascii: "-")]
    }
  }
}
