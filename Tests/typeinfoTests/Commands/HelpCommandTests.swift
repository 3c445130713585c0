import Testing

@testable import typeinfo

/// Every help text as a whole.
@Suite struct HelpCommandTests {
  @Test func command() throws {
    #expect(
      try CommandRun("help").output == #"""
        Usage: typeinfo [OPTION...] FILE...
               typeinfo COMMAND [OPTION...] ...

        Say what files are: type, media type, category, and why.

        One file gives a short report, several give a line each. A file named '-' is standard
        input, of which only the beginning is read. A file that is called like a command is
        written './type', or stands behind '--'.

        An answer is a label and no proof that a file is whole or safe.

        Commands:
          type IDENTIFIER|MEDIA-TYPE|.EXTENSION...
                          Say what is known of a type.
          conforms A B    Ask whether one type is a kind of another.
          list            List the known types.
          tree [ROOT]     Show the known types as a tree.
          help [COMMAND]  Explain a command.

        What is looked at:
          -f, --files-from=LIST  Look also at the files named in LIST, one a line; '-' is standard input.
              --name=NAME        The name that standard input would have as a file.
              --media-type=TYPE  The media type that standard input was sent with.
              --name-only        Judge by the name alone; the content is not read.
              --content-only     Judge by the content alone; the name counts for nothing.
          -P, --no-dereference   Describe a symbolic link itself, not what it leads to.
              --no-libmagic      Do not ask libmagic.
              --magic-file=PATH  The database that libmagic uses instead of its own.

        What is printed:
          -b, --brief       Only the identifier, one a line; empty where a file is unreadable.
              --mime        Only the media type, one a line; empty where a file is unreadable.
              --json        One JSON document with all answers.
              --jsonl       One JSON object a line, as soon as it is known.
          -0, --null        End each answer with NUL, names unchanged; LIST is separated by NUL.
              --color=WHEN  Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'.
              --strict      Exit with 1 where a file's type is unknown (public.data).

        Which types are known:
              --types=FILE  Know the types declared in FILE (JSON) too; may be given again.

        General:
          -h, --help     Show this help.
          -V, --version  Show the versions of the command, its data and libmagic.

        Examples:
          typeinfo holiday.mov        a report on one file
          typeinfo --brief *          identifiers only, one a line
          typeinfo --mime - < upload  the media type of standard input
          find . -type f -print0 | typeinfo -0 -f - --jsonl
                                      a JSON object a file

        Exit codes:
          0   all files answered
          1   the answer is no, or a type is unknown
          2   some file could not be read; the others were answered
          64  wrong use: an unknown option, a missing argument
          70  a fault in typeinfo itself
          74  the answers could not be written

        """#)
  }

  @Test func type() throws {
    #expect(
      try CommandRun("help", "type").output == #"""
        Usage: typeinfo type [OPTION...] IDENTIFIER|MEDIA-TYPE|.EXTENSION...

        Say what is known of a type.

        The kind of each argument is seen from its form: '.mov' is a filename extension;
        'video/quicktime', with a slash, is a media type, or another name for one, or else a
        PRONOM identifier such as 'fmt/11'; all else is an identifier. All types that claim an
        extension or media type are shown, the first choice first.

        An extension or media type that nothing declares gives a dynamic type: an identifier
        that holds the extension or media type itself. An unknown identifier is a no (1).

        What is looked at:
              --identifier  Take every argument for an identifier.
              --mime-type   Take every argument for a media type.
              --extension   Take every argument for a filename extension.
              --no-dynamic  Answer no (1) where nothing declares the type.

        What is printed:
          -b, --brief       Only the identifier, one a line; empty where a file is unreadable.
              --json        One JSON document with all answers.
              --jsonl       One JSON object a line, as soon as it is known.
              --color=WHEN  Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'.

        Which types are known:
              --types=FILE  Know the types declared in FILE (JSON) too; may be given again.

        General:
          -h, --help     Show this help.
          -V, --version  Show the versions of the command, its data and libmagic.

        Examples:
          typeinfo type .mp4        all types with this extension
          typeinfo type public.png  one type
          typeinfo type --no-dynamic .xyz
                                    1 where nothing declares it

        """#)
  }

  @Test func conforms() throws {
    #expect(
      try CommandRun("help", "conforms").output == #"""
        Usage: typeinfo conforms [OPTION...] A B

        Ask whether one type is a kind of another.

        Says nothing; the exit code is 0 for yes and 1 for no. A and B are written as for
        'typeinfo type'; of several types the first is taken. A type that nothing declares is
        wrong use (64).

        What is printed:
              --why         Say along which parents, or that it does not.
              --color=WHEN  Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'.

        Which types are known:
              --types=FILE  Know the types declared in FILE (JSON) too; may be given again.

        General:
          -h, --help     Show this help.
          -V, --version  Show the versions of the command, its data and libmagic.

        Examples:
          typeinfo conforms --why public.png public.image
                                        yes, and along which parents

        """#)
  }

  @Test func list() throws {
    #expect(
      try CommandRun("help", "list").output == #"""
        Usage: typeinfo list [OPTION...]

        List the known types.

        One type a line, in the order in which they are declared.

        What is looked at:
              --conforming-to=TYPE  Only TYPE and its kinds; written as for 'typeinfo type'.

        What is printed:
          -b, --brief       Only the identifier, one a line; empty where a file is unreadable.
              --color=WHEN  Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'.

        Which types are known:
              --types=FILE  Know the types declared in FILE (JSON) too; may be given again.

        General:
          -h, --help     Show this help.
          -V, --version  Show the versions of the command, its data and libmagic.

        Examples:
          typeinfo list --conforming-to public.image
                                        all kinds of images

        """#)
  }

  @Test func tree() throws {
    #expect(
      try CommandRun("help", "tree").output == #"""
        Usage: typeinfo tree [OPTION...] [ROOT]

        Show the known types as a tree.

        ROOT is written as for 'typeinfo type'. A type with several parents stands under each,
        and its own kinds are shown under the first.

        What is printed:
              --color=WHEN  Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'.

        Which types are known:
              --types=FILE  Know the types declared in FILE (JSON) too; may be given again.

        General:
          -h, --help     Show this help.
          -V, --version  Show the versions of the command, its data and libmagic.

        Examples:
          typeinfo tree public.movie  the kinds of movies

        """#)
  }

  @Test func help() throws {
    #expect(
      try CommandRun("help", "help").output == #"""
        Usage: typeinfo help [OPTION...] [COMMAND]

        Explain a command.

        What is printed:
              --color=WHEN  Colour: 'auto' (on a terminal, unless NO_COLOR is set), 'always', 'never'.

        General:
          -h, --help     Show this help.
          -V, --version  Show the versions of the command, its data and libmagic.

        Examples:
          typeinfo help type  the options of 'typeinfo type'

        """#)
  }

  @Test func helpIsAnOptionEverywhere() throws {
    for name in Verb.names {
      let expected = try CommandRun("help", name).output
      #expect(try CommandRun(name, "--help").output == expected)
      #expect(try CommandRun("-h", name).output == expected)
    }
    #expect(try CommandRun("--help").output == CommandRun("help").output)
  }

  @Test func helpIsWrittenWhateverElseIsMissing() throws {
    #expect(try CommandRun("conforms", "--help").exitCode == .success)
  }

  @Test func noLineIsWiderThanAScreen() throws {
    for verb in Verb.allCases {
      let lines = HelpText.of(verb).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test func unknownCommand() throws {
    let run = try CommandRun("help", "tpye")
    #expect(run.messages == "typeinfo: unknown command 'tpye'\nDid you mean 'type'?\n")
    #expect(run.exitCode == .usage)
  }

  @Test func versions() throws {
    let lines = try CommandRun("--version").output.split(separator: "\n")
    let masked = lines.map { line in
      line.replacing(/[0-9]+(\.[0-9]+)+|not available/, with: "VERSION")
    }
    #expect(masked == ["typeinfo  VERSION", "data      VERSION", "libmagic  VERSION"])
    #expect(try CommandRun("-V").output == CommandRun("type", "--version").output)
  }
}
