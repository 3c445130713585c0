/// A line of the table: what is measured, beside whom, and what it may cost.
struct BenchmarkCase {
  /// The name under which measurements are found, without the candidate.
  let name: String
  /// What a reader sees.
  let title: String
  let peer: String?
  let budgets: [Budget]

  init(_ name: String, _ title: String, beside peer: String? = nil, _ budgets: Budget...) {
    self.name = name
    self.title = title
    self.peer = peer
    self.budgets = budgets
  }
}

extension BenchmarkCase {
  /// The cases in one process, whose allocations are counted.
  static let inProcess = [
    BenchmarkCase(
      "conformance", "conformance of two types", beside: "GIO",
      .nanoseconds(3), .fasterThanPeer(100), .noAllocation),
    BenchmarkCase("identifier-look-up", "type from an identifier", .noAllocation),
    BenchmarkCase(
      "extension-look-up", "type from an extension", beside: "GIO",
      .nanoseconds(60), .noAllocation),
    BenchmarkCase(
      "media-type-look-up", "type from a media type", beside: "GIO",
      .nanoseconds(60), .noAllocation),
    BenchmarkCase("unknown-extension", "dynamic type from an unknown extension"),
    BenchmarkCase("identifier-of-type", "identifier of a type"),
    BenchmarkCase("preferred-media-type", "media type of a type"),
  ]

  /// The cases that each need a fresh process, timed from inside.
  static let firstAnswer = [
    BenchmarkCase(
      "first-answer", "first answer after main", beside: "libmagic", .nanoseconds(200_000)),
    BenchmarkCase("first-answer-by-name", "first answer after main, by name", beside: "GIO"),
  ]
}
