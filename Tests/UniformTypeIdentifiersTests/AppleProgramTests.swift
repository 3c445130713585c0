import Foundation
import Testing

/// Runs `Examples/AppleProgram`, which is written against Apple's documentation alone.
@Suite("A program written for a Mac")
struct AppleProgramTests {
  @Test("it prints what Apple's documentation says")
  func output() throws {
    let process = Process()
    let pipe = Pipe()
    let program = try #require(program)
    process.executableURL = program
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(output.split(separator: "\n") == Self.expected.split(separator: "\n"))
  }

  /// The program, in the nearest folder above the tests that has it.
  private var program: URL? {
    var folder = URL(filePath: CommandLine.arguments[0])
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let program = folder.appending(path: "apple-program")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    return nil
  }

  private static let expected = """
    == Look-up
    public.png nil
    true
    com.apple.quicktime-movie
    com.apple.rtfd
    public.html
    public.jpeg
    public.mpeg-4 public.mpeg-4-audio
    public.mpeg-4-audio

    == Properties
    public.jpeg jpeg image/jpeg JPEG image true true false
    public.plain-text txt text/plain Plain text true true false
    public.image nil nil image true true false
    public.zip-archive zip application/zip Zip archive true true false
    ["png"] ["image/png"]
    http://openusd.org nil
    public.filename-extension public.mime-type

    == Conformance
    true true
    true false
    true false
    public.content public.data public.image public.item
    true true

    == Dynamic types
    true false false true
    true rs-example
    nil nil
    true

    == Own types
    com.example.score true true
    com.example.sheet-music true
    true

    == Names of files
    /docs/readme.txt
    /docs/puppy.jpg
    /docs/puppy.jpg.txt
    true
    /docs/notes.rtf
    /tmp/photo.heic /tmp/photo.heic
    /docs/song.mp3
    song.wav
    /docs/page.html

    == Attachments
    cat.heic public.heic photo image/heic
    talk.mov com.apple.quicktime-movie film video/quicktime
    song.mp3 public.mp3 music.note audio/mpeg
    main.swift public.swift-source curlybraces application/octet-stream
    notes.txt public.plain-text doc.text text/plain
    all.zip public.zip-archive archivebox application/zip
    a.pdf com.adobe.pdf doc application/pdf
    true
    ["true: 2", "false: 5"]

    == Files
    public.folder
    public.jpeg
    public.symlink

    == References
    public.png true true
    true
    ["png"]
    """
}
