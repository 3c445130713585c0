internal import Foundation

/// Measures `typeinfo` beside `file` as whole processes: from the spawn until the end, and the peak of
/// memory.
struct WholeProcess {
  let tools: String
  let typeinfo: String
  let file: String
  let rounds: Int

  private struct Candidate {
    let name: String
    let command: Command
  }

  /// The lines of the table, whose names ``measurements(samples:)`` uses.
  static let cases: [BenchmarkCase] =
    Sample.allCases.flatMap { sample in
      [
        BenchmarkCase(
          "asked/\(sample.rawValue)", "typeinfo, \(sample.words)", beside: "file", .timesPeer(1.5)),
        BenchmarkCase(
          "own/\(sample.rawValue)", "typeinfo --no-libmagic, \(sample.words)", beside: "file",
          .timesPeer(1)),
        BenchmarkCase(
          "name/\(sample.rawValue)", "typeinfo --name-only, \(sample.words)", beside: "file",
          .timesPeer(1)),
      ]
    } + [
      BenchmarkCase(
        "brief/png", "typeinfo --brief, \(Sample.png.words)", beside: "file", .timesPeer(1.5))
    ]

  /// Runs all candidates in turn, round by round, so that what else the machine does meets all alike.
  func measurements(samples: String) throws -> [String: Measurement] {
    let candidates = Sample.allCases.flatMap { self.candidates(for: $0, in: samples) }
    var times: [String: [Double]] = [:]
    var peaks: [String: [Int]] = [:]
    for round in -1..<rounds {
      for candidate in candidates {
        let (time, peak) = try meter(candidate.command)
        // The first round only fills the caches.
        if round < 0 { continue }
        times[candidate.name, default: []].append(time)
        peaks[candidate.name, default: []].append(peak)
      }
    }
    return times.mapValues { Measurement(nanoseconds: Measurement.median($0)) }.merging(
      peaks.mapValues {
        Measurement(nanoseconds: 0, peakKilobytes: Measurement.median($0))
      }
    ) { time, peak in
      Measurement(nanoseconds: time.nanoseconds, peakKilobytes: peak.peakKilobytes)
    }
  }

  private func candidates(for sample: Sample, in samples: String) -> [Candidate] {
    let path = "\(samples)/\(sample.fileName)"
    let name = sample.rawValue
    let plain = Command(file, "--mime-type", path)
    var candidates = [
      Candidate(name: "asked/\(name)/ours", command: Command(typeinfo, path)),
      Candidate(name: "own/\(name)/ours", command: Command(typeinfo, "--no-libmagic", path)),
      Candidate(name: "name/\(name)/ours", command: Command(typeinfo, "--name-only", path)),
    ]
    candidates += ["asked", "own", "name"].map {
      Candidate(name: "\($0)/\(name)/file", command: plain)
    }
    if sample == .png {
      candidates += [
        Candidate(name: "brief/png/ours", command: Command(typeinfo, "--brief", path)),
        Candidate(
          name: "brief/png/file", command: Command(file, "--brief", "--mime-type", path)),
      ]
    }
    return candidates
  }

  private func meter(_ command: Command) throws -> (nanoseconds: Double, peakKilobytes: Int) {
    let words = try Command(tools + "/process-meter", [command.path] + command.arguments).output()
      .split(separator: " ")
    guard words.count == 3, let time = Double(words[0]), let peak = Int(words[1]) else {
      throw ToolError("process-meter printed something else than three numbers")
    }
    guard words[2] == "0" else {
      throw ToolError("\(command.path) \(command.arguments) ended with status \(words[2])")
    }
    return (time, peak)
  }
}
