internal import TypeResolution
internal import UniformTypes

/// `typeinfo --version`: shows the versions of all that answers depend on.
struct VersionCommand: Command {
  func run(on console: Console) throws(WriteFailure) -> ExitCode {
    let versions = [
      (Program.name, Program.version),
      ("data", TypeGraph.default.dataVersion),
      ("libmagic", MagicLibrary.version ?? "not available"),
    ]
    let width = versions.map(\.0.count).max() ?? 0
    for (name, version) in versions {
      let gap = String(repeating: " ", count: width - name.count)
      try console.writeLine("\(name)\(gap)  \(version)")
    }
    return .success
  }
}
