/// The arguments of the tool.
struct Options {
  /// Where Google Benchmark's JSON is.
  var inProcess = ""
  /// The folder of the other helpers of this package.
  var tools = ""
  var typeinfo = ""
  var file = ""
  /// A folder for the sample files.
  var samples = ""
  /// The expected allocation counts.
  var allocations = ""
  /// The page to write the results to; empty where none is to be written.
  var page = ""
  var rounds = 50
  var updatesAllocations = false

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      if name == "--update-allocations" {
        updatesAllocations = true
        continue
      }
      guard let value = rest.popFirst() else { throw ToolError("\(name) needs a value") }
      switch name {
      case "--in-process": inProcess = value
      case "--tools": tools = value
      case "--typeinfo": typeinfo = value
      case "--file": file = value
      case "--samples": samples = value
      case "--allocations": allocations = value
      case "--page": page = value
      case "--rounds":
        guard let number = Int(value), number > 0 else {
          throw ToolError("--rounds needs a number above zero")
        }
        rounds = number
      default: throw ToolError("unknown option \(name)")
      }
    }
  }
}
