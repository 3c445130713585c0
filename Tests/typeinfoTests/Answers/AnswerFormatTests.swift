import Foundation
import Testing

@testable import typeinfo

/// Each format's whole output for answers of every kind.
@Suite struct AnswerFormatTests {
  @Test func block() throws {
    #expect(
      try printed(BlockFormat(), [.plain]) == """
        holiday.mov
          Type         QuickTime movie
          Identifier   com.apple.quicktime-movie
          Media type   video/quicktime
          Category     Video > Movie > Audiovisual Content > Content > Data
          Conforms to  public.movie, public.audiovisual-content, public.data, public.content, public.item
          Confidence   certain
          Because      extension mov; libmagic says video/quicktime

        """)
  }

  @Test func blockOfContradiction() throws {
    #expect(
      try printed(BlockFormat(), [.contradictory]) == """
        photo.jpg
          Type         PNG image
          Identifier   public.png
          Media type   image/png
          Category     Image > Content > Data
          Conforms to  public.image, public.data, public.content, public.item
          Confidence   certain
          Because      PNG signature at 0
          Overruled    extension jpg (JPEG image)
          Mismatch     the name says JPEG image, the content is PNG image

        """)
  }

  @Test func blockOfUnknown() throws {
    #expect(
      try printed(BlockFormat(), [.unknown]) == """
        blob
          Type         unknown data
          Identifier   public.data
          Media type   application/octet-stream
          Category     Data
          Conforms to  public.item
          Confidence   a guess
          Because      nothing tells what it is

        """)
  }

  @Test func blockOfGuess() throws {
    #expect(
      try printed(BlockFormat(), [.doubtful]) == """
        notes
          Type         XML text
          Identifier   public.xml
          Media type   application/xml
          Encoding     utf-8
          Category     Markup > Text > Content > Data
          Conforms to  public.text, public.data, public.content, public.item
          Confidence   a guess
          Because      looks like markup
          Not seen     libmagic is not installed

        """)
  }

  @Test func lines() throws {
    #expect(
      try printed(LineFormat(nameWidth: 11, isNullSeparated: false), Answer.all) == #"""
        holiday.mov: QuickTime movie — com.apple.quicktime-movie (video/quicktime)
        photo.jpg:   PNG image — public.png (image/png) [named .jpg, content is PNG image]
        notes:       XML text — public.xml (application/xml) [a guess]
        blob:        unknown data — public.data (application/octet-stream)
        a\n\x1b[2J\u{202e}\xff: unknown data — public.data (application/octet-stream)

        """#)
  }

  @Test func linesEndingInNull() throws {
    let console = try write(LineFormat(nameWidth: 40, isNullSeparated: true), [.plain, .hostile])
    let name = Array("a\n\u{1b}[2J\u{202e}".utf8) + [0xff]
    let first = "holiday.mov: QuickTime movie — com.apple.quicktime-movie (video/quicktime)\0"
    let second = ": unknown data — public.data (application/octet-stream)\0"
    #expect(console.bytes == Array(first.utf8) + name + Array(second.utf8))
  }

  @Test func coloredLine() throws {
    #expect(
      try printed(LineFormat(nameWidth: 0, isNullSeparated: false), [.contradictory], colored: true)
        == "\u{1b}[1mphoto.jpg:\u{1b}[0m PNG image — public.png (image/png) "
        + "\u{1b}[33m[named .jpg, content is PNG image]\u{1b}[0m\n")
  }

  @Test func brief() throws {
    let identifiers = BriefFormat(content: .identifier, terminator: "\n")
    #expect(
      try printed(identifiers, Answer.all) == """
        com.apple.quicktime-movie
        public.png
        public.xml
        public.data

        public.data

        """)
    let mediaTypes = BriefFormat(content: .mediaType, terminator: "\0")
    #expect(try printed(mediaTypes, [.plain, .missing]) == "video/quicktime\0\0")
  }

  @Test func json() throws {
    let format = JSONFormat(framing: .document, head: JSONHead(dataVersion: "1"))
    #expect(
      try printed(format, [.contradictory, .missing]) == """
        {"schema":1,"tool":"\(Program.version)","data":"1","results":[
        {"path":"photo.jpg","status":"ok","type":{"identifier":"public.png",\
        "description":"PNG image","mediaType":"image/png","mediaTypes":["image/png"],\
        "mediaTypeAliases":[],"extensions":["png"],"conformsTo":["public.image","public.data",\
        "public.content","public.item"],"category":["Image","Content","Data"],\
        "isDynamic":false},"mediaType":"image/png","charset":null,"confidence":"certain",\
        "evidence":[{"kind":"signature","type":"public.png","strength":"strong",\
        "detail":"PNG signature at 0"}],"overruled":[{"kind":"name","type":"public.jpeg",\
        "strength":"weak","detail":"extension jpg"}],"alternatives":["public.jpeg"],\
        "mismatch":{"named":"public.jpeg","content":"public.png"},"bytesRead":512,\
        "limitations":[]},
        {"path":"gone.png","status":"error","error":{"code":"notFound","message":"not found"}}
        ]}

        """)
  }

  @Test func jsonLines() throws {
    let format = JSONFormat(framing: .lines, head: JSONHead(dataVersion: "1"))
    let lines = try printed(format, Answer.all).split(separator: "\n")
    #expect(lines.count == Answer.all.count)
    #expect(lines[5].hasPrefix(#"{"path":"a\n\u001b[2J"#))
    #expect(lines[5].contains(#""pathBytes":"YQobWzJK4oCu/w==","#))
  }

  @Test func jsonFitsItsSchema() throws {
    let schema = try SchemaCheck(schema: Repository.file("Documentation/output.schema.json"))
    let head = JSONHead(dataVersion: "1")
    let document = try printed(JSONFormat(framing: .document, head: head), Answer.all)
    #expect(try schema.problems(in: Data(document.utf8)) == [])
    let lines = try printed(JSONFormat(framing: .lines, head: head), Answer.all)
    for (line, answer) in zip(lines.split(separator: "\n"), Answer.all) {
      let definition =
        switch answer.outcome {
        case .success: "answer"
        case .failure: "failure"
        }
      #expect(try schema.problems(in: Data(line.utf8), definition: definition) == [])
    }
  }

  private func printed(
    _ format: some AnswerFormat, _ answers: [Answer], colored: Bool = false
  ) throws -> String {
    try write(format, answers, colored: colored).text
  }

  private func write(
    _ format: some AnswerFormat, _ answers: [Answer], colored: Bool = false
  ) throws -> MemorySink {
    let output = MemorySink()
    let console = Console(
      Surroundings(
        arguments: [], variable: { _ in nil }, isOutputTerminal: false, standardInput: -1,
        output: output, messages: MemorySink()))
    console.style = Style(isColored: colored)
    var format = format
    try format.begin(on: console)
    for answer in answers { try format.write(answer, on: console) }
    try format.end(on: console)
    try console.flush()
    return output
  }
}
