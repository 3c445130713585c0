internal import Foundation

/// Puts all measurements into one table, and compares allocation counts with the expected ones.
///
/// Exit codes: 0 done, 1 an allocation count differs, 70 something could not be measured. Times are
/// shown beside their budgets and never decide the exit code.
@main
struct BenchmarkReport {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try BenchmarkReport(options: options).run())
    } catch {
      FileHandle.standardError.write(Data("benchmark-report: \(error)\n".utf8))
      exit(70)
    }
  }

  let options: Options

  private func run() throws -> Int32 {
    let output = try GoogleBenchmarkOutput(contentsOf: options.inProcess)
    let inProcess = output.measurements
    var measurements = inProcess
    let answers = FirstAnswer(tools: options.tools, rounds: options.rounds)
    measurements.merge(try answers.measurements()) { $1 }
    try writeSamples()
    let processes = WholeProcess(
      tools: options.tools, typeinfo: options.typeinfo, file: options.file, rounds: options.rounds)
    measurements.merge(try processes.measurements(samples: options.samples)) { $1 }

    let table = table(of: measurements)
    print(table.text)
    if !options.page.isEmpty {
      let machine = try Machine(context: output.context)
      let day = Date.now.formatted(.iso8601.year().month().day())
      try PerformancePage(path: options.page).write(
        "Measured on \(day).\n\n\(machine.text)\n\n\(table.text)")
    }
    return try compareAllocations(in: inProcess)
  }

  private func writeSamples() throws {
    try FileManager.default.createDirectory(
      atPath: options.samples, withIntermediateDirectories: true)
    for sample in Sample.allCases {
      let path = "\(options.samples)/\(sample.fileName)"
      try Data(sample.bytes).write(to: URL(fileURLWithPath: path))
    }
  }

  private func table(of measurements: [String: Measurement]) -> ReportTable {
    var table = ReportTable([
      "case", "ours", "peer", "theirs", "ratio", "allocations", "memory", "budget", "kept",
    ])
    let cases = BenchmarkCase.inProcess + BenchmarkCase.firstAnswer + WholeProcess.cases
    for entry in cases {
      guard let own = measurements["\(entry.name)/ours"] else { continue }
      let peer = entry.peer.flatMap { measurements["\(entry.name)/\($0)"] }
      table.append([
        entry.title,
        Format.time(own.nanoseconds),
        entry.peer ?? "",
        peer.map { Format.time($0.nanoseconds) } ?? "",
        peer.map { Format.ratio(own.nanoseconds / $0.nanoseconds) } ?? "",
        beside(own.allocations.map(Format.count), peer?.allocations.map(Format.count)),
        beside(own.peakKilobytes.map(Format.megabytes), peer?.peakKilobytes.map(Format.megabytes)),
        entry.budgets.map(\.words).joined(separator: ", "),
        verdict(entry, own: own, peer: peer),
      ])
    }
    return table
  }

  private func beside(_ own: String?, _ peer: String?) -> String {
    [own, peer].compactMap { $0 }.joined(separator: " : ")
  }

  private func verdict(_ entry: BenchmarkCase, own: Measurement, peer: Measurement?) -> String {
    let broken = entry.budgets.filter { $0.isKept(by: own, beside: peer) != true }
    if entry.budgets.isEmpty { return "" }
    return broken.isEmpty ? "yes" : "NO: " + broken.map(\.words).joined(separator: ", ")
  }

  private func compareAllocations(in measurements: [String: Measurement]) throws -> Int32 {
    let own = measurements.filter { $0.key.hasSuffix("/ours") }
    let counts = own.compactMapValues(\.allocations)
    if options.updatesAllocations {
      try AllocationExpectations.write(counts, to: options.allocations)
      return 0
    }
    let expectations = try AllocationExpectations(contentsOf: options.allocations)
    let differences = expectations.differences(from: counts)
    for difference in differences {
      FileHandle.standardError.write(Data("allocations differ: \(difference)\n".utf8))
    }
    return differences.isEmpty ? 0 : 1
  }
}
