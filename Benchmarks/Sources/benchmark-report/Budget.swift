/// What a case may cost.
enum Budget {
  /// At most so many nanoseconds.
  case nanoseconds(Double)
  /// At most so many times the peer's time.
  case timesPeer(Double)
  /// At least so many times faster than the peer.
  case fasterThanPeer(Double)
  /// No calls of the allocator.
  case noAllocation

  /// The budget in words.
  var words: String {
    switch self {
    case .nanoseconds(let limit): "under \(Format.time(limit))"
    case .timesPeer(let limit): "at most \(Format.short(limit)) x"
    case .fasterThanPeer(let limit): "at least 1/\(Format.short(limit)) x"
    case .noAllocation: "no allocation"
    }
  }

  /// Whether the budget is kept; `nil` where what it speaks of was not measured.
  func isKept(by own: Measurement, beside peer: Measurement?) -> Bool? {
    switch self {
    case .nanoseconds(let limit): own.nanoseconds < limit
    case .timesPeer(let limit): peer.map { own.nanoseconds <= $0.nanoseconds * limit }
    case .fasterThanPeer(let factor): peer.map { own.nanoseconds * factor <= $0.nanoseconds }
    case .noAllocation: own.allocations.map { $0 == 0 }
    }
  }
}
