/// The loop that every benchmark runs, around nothing: what it takes is taken off all results.
enum LoopOverhead {
  static func register() {
    addBenchmark("loop") { iterations in
      for turn in 0..<iterations { blackHole(turn & 1 == 0) }
    }
  }
}
