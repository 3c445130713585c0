internal import Foundation

/// What the numbers were measured on and with.
struct Machine {
  private let versions: [(name: String, version: String)]

  /// Asks the machine, and the peers as far as they say their versions.
  init(context: GoogleBenchmarkOutput.Context) throws {
    versions = [
      ("Processor", Self.processor()),
      ("System", try Self.system()),
      ("Swift", try Self.swift()),
      ("Google Benchmark", Self.package("benchmark")),
      ("libmagic and `file`", context.libmagic),
      ("GLib (GIO)", context.glib),
      ("shared-mime-info", Self.package("shared-mime-info")),
    ]
  }

  /// A list in Markdown.
  var text: String {
    versions.map { "- \($0.name): \($0.version)" }.joined(separator: "\n")
  }

  private static func processor() -> String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\(name ?? "unknown"), \(ProcessInfo.processInfo.activeProcessorCount) cores"
  }

  private static func system() throws -> String {
    let text = try String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    let name = text.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
    return name.map { $0.dropFirst("PRETTY_NAME=".count).filter { $0 != "\"" } } ?? "unknown"
  }

  private static func swift() throws -> String {
    let text = try Command("/usr/bin/env", "swift", "--version").output()
    let line = text.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
    return line.split(separator: " ").dropFirst(2).first.map(String.init) ?? "unknown"
  }

  private static func package(_ name: String) -> String {
    (try? Command("/usr/bin/env", "pkg-config", "--modversion", name).output()) ?? "unknown"
  }
}
