internal import Foundation

/// The page of the documentation that holds the latest results between two marks.
struct PerformancePage {
  private static let begin = "<!-- results: begin -->"
  private static let end = "<!-- results: end -->"

  let path: String

  /// Puts results between the marks and leaves all else alone.
  func write(_ results: String) throws {
    let page = try String(contentsOfFile: path, encoding: .utf8)
    guard let begin = page.range(of: Self.begin), let end = page.range(of: Self.end),
      begin.upperBound <= end.lowerBound
    else {
      throw ToolError("\(path) has no '\(Self.begin)' before a '\(Self.end)'")
    }
    let written = page[..<begin.upperBound] + "\n\n" + results + "\n\n" + page[end.lowerBound...]
    try String(written).write(toFile: path, atomically: true, encoding: .utf8)
  }
}
