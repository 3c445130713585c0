extension Fixture {
  /// A Ruby script with a first line that names its interpreter.
  public static func rubyScript() -> [UInt8] {
    Array("#!/usr/bin/env ruby\nputs \"Hello\"\n".utf8)
  }

  /// English prose.
  public static func prose() -> [UInt8] {
    Array("It was a dark and stormy night; the rain fell in torrents.\n".utf8)
  }
}
