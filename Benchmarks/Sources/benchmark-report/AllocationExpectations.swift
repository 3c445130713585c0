internal import Foundation

/// How often our own bodies call the allocator in one turn, as committed.
///
/// Unlike times these do not depend on the machine, so a difference is an error.
struct AllocationExpectations {
  private let path: String
  private let expected: [String: Double]

  init(contentsOf path: String) throws {
    self.path = path
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    expected = try JSONDecoder().decode([String: Double].self, from: data)
  }

  /// What differs between the expected counts and those of the given measurements, in words.
  func differences(from counts: [String: Double]) -> [String] {
    Set(expected.keys).union(counts.keys).sorted().compactMap { name in
      switch (expected[name], counts[name]) {
      case (let expected?, let count?) where expected == count: nil
      case (let expected?, let count?):
        "\(name): \(Format.count(count)) allocations, expected \(Format.count(expected))"
      case (nil, _): "\(name): not in \(path)"
      case (_, nil): "\(name): expected, but not measured"
      }
    }
  }

  /// Writes counts as the expected ones.
  static func write(_ counts: [String: Double], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(counts) + Data("\n".utf8)
    try data.write(to: URL(fileURLWithPath: path))
  }
}
