/// What was measured of one candidate in one case.
struct Measurement {
  var nanoseconds: Double
  /// Calls of the allocator for one turn; `nil` where they were not counted.
  var allocations: Double?
  /// The peak of a process's memory.
  var peakKilobytes: Int?

  /// The middle value, 0 where there is none.
  static func median<Value: Comparable & ExpressibleByIntegerLiteral>(_ values: [Value]) -> Value {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }
}
