import BenchmarkShim

/// Adds a benchmark; its name is the case, a slash, and who is measured.
///
/// The table puts the same case of several under one another.
func addBenchmark(_ name: String, _ body: benchmark_shim_body) {
  benchmark_shim_register(name, body)
}

/// Takes an answer so that the optimiser cannot leave out the work for it.
@inline(__always)
func blackHole(_ answer: Bool) {
  benchmark_shim_black_hole(answer ? 1 : 0)
}

/// Takes a value so that the optimiser cannot leave out the work for it.
@inline(__always)
func blackHole<Value>(_ value: borrowing Value) {
  withUnsafePointer(to: value) { benchmark_shim_black_hole(UInt64(UInt(bitPattern: $0))) }
}
