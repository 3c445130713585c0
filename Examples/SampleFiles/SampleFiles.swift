internal import Fixtures
internal import Foundation

/// Writes the sample files of the README into a folder: `sample-files FOLDER`.
@main
struct SampleFiles {
  static let files: [(name: String, content: [UInt8])] = [
    ("holiday.mov", Fixture.quickTimeMovie()),
    ("hello.rb", Fixture.rubyScript()),
    ("letter.docx", Fixture.wordDocument()),
    ("really-a-png.jpg", Fixture.png()),
    ("nameless", Fixture.wordDocument()),
  ]

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: sample-files FOLDER\n".utf8))
      exit(64)
    }
    let folder = URL(filePath: CommandLine.arguments[1])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in files {
      try Data(content).write(to: folder.appending(path: name))
    }
  }
}
