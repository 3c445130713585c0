import Testing

@testable import typeinfo

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("photo.jpg", "photo.jpg"),
    ("größe 写真 👩‍👧.png", "größe 写真 👩‍👧.png"),
    ("a\nb\tc\r", "a\\nb\\tc\\r"),
    ("\u{1b}[31m", "\\x1b[31m"),
    ("back\\slash", "back\\\\slash"),
    ("\u{7f}\u{85}\u{9b}", "\\x7f\\u{85}\\u{9b}"),
    ("\u{202e}gnp.exe", "\\u{202e}gnp.exe"),
    ("\u{2028}\u{feff}", "\\u{2028}\\u{feff}"),
    ("", ""),
  ])
  func text(_ text: String, _ visible: String) {
    #expect(VisibleText.escaped(text) == visible)
  }

  @Test(
    arguments: [
      ([0x61, 0xff, 0x62], "a\\xffb"),
      ([0xe2, 0x82], "\\xe2\\x82"),
      ([0xc3, 0x28], "\\xc3("),
      ([0xed, 0xa0, 0x80], "\\xed\\xa0\\x80"),
      ([0xf0, 0x9f, 0x91, 0xc3, 0xb6], "\\xf0\\x9f\\x91ö"),
    ] as [([UInt8], String)])
  func bytes(_ bytes: [UInt8], _ visible: String) {
    #expect(VisibleText.escaped(bytes) == visible)
  }
}
