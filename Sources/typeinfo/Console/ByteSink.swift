/// Where finished output goes.
protocol ByteSink: AnyObject {
  /// Writes all of some bytes.
  func write(_ bytes: [UInt8]) throws(WriteFailure)
}
