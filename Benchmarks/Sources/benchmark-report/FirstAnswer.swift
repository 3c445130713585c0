/// Measures how long a fresh process takes from the start of `main` to its first answer.
///
/// Each helper looks at the clock itself and prints nanoseconds.
struct FirstAnswer {
  let tools: String
  let rounds: Int

  func measurements() throws -> [String: Measurement] {
    let own = Command(tools + "/first-answer")
    let libmagic = Command(tools + "/first-answer-peers", "libmagic")
    let gio = Command(tools + "/first-answer-peers", "GIO")
    var times: [[Double]] = [[], [], []]
    for _ in 0..<rounds {
      for (place, command) in [own, libmagic, gio].enumerated() {
        guard let time = Double(try command.output()) else {
          throw ToolError("\(command.path) printed no number")
        }
        times[place].append(time)
      }
    }
    let medians = times.map { Measurement(nanoseconds: Measurement.median($0)) }
    return [
      "first-answer/ours": medians[0], "first-answer/libmagic": medians[1],
      "first-answer-by-name/ours": medians[0], "first-answer-by-name/GIO": medians[2],
    ]
  }
}
