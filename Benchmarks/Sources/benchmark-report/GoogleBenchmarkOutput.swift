internal import Foundation

/// What Google Benchmark writes with `--benchmark_format=json`, as far as the table needs it.
struct GoogleBenchmarkOutput: Decodable {
  struct Context: Decodable {
    let glib: String
    let libmagic: String

    enum CodingKeys: String, CodingKey {
      case glib = "GLib"
      case libmagic
    }
  }

  struct Run: Decodable {
    let name: String
    let kind: String
    let cpuTime: Double
    let timeUnit: String
    let allocations: Double?

    enum CodingKeys: String, CodingKey {
      case name = "run_name"
      case kind = "run_type"
      case cpuTime = "cpu_time"
      case timeUnit = "time_unit"
      case allocations = "allocs_per_iter"
    }
  }

  let context: Context
  let benchmarks: [Run]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(Self.self, from: data)
  }

  /// The median over the repetitions of a benchmark, by its name.
  ///
  /// Time on the processor, since a machine that does other work as well gives others the rest. What the
  /// loop takes around nothing is taken off, of ours and the peers' alike.
  var measurements: [String: Measurement] {
    let runs = Dictionary(grouping: benchmarks.filter { $0.kind == "iteration" }, by: \.name)
    let loop = runs["loop"].map { Measurement.median($0.map(\.nanoseconds)) } ?? 0
    return runs.mapValues {
      Measurement(
        nanoseconds: max(0, Measurement.median($0.map(\.nanoseconds)) - loop),
        allocations: $0.compactMap(\.allocations).min())
    }
  }
}

extension GoogleBenchmarkOutput.Run {
  fileprivate var nanoseconds: Double {
    switch timeUnit {
    case "us": cpuTime * 1_000
    case "ms": cpuTime * 1_000_000
    case "s": cpuTime * 1_000_000_000
    default: cpuTime
    }
  }
}
