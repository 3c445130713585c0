extension MediaType {
  /// The structured syntax suffix: what follows the last `+` of the subtype.
  ///
  /// ```swift
  /// MediaType("image/svg+xml")?.suffix             // "xml"
  /// MediaType("application/vnd.a+b+zip")?.suffix   // "zip"
  /// MediaType("application/json")?.suffix          // nil
  /// ```
  ///
  /// `nil` where there is no `+` or nothing follows it. The suffix need not be registered.
  ///
  /// Source: RFC 6838, section 4.2.8
  public var suffix: String? {
    let subtype = subtypeBytes
    guard let plus = subtype.lastIndex(of: UInt8(ascii: "+")) else { return nil }
    let start = subtype.index(after: plus)
    return start < subtype.endIndex ? String(Substring(subtype[start...])) : nil
  }

  /// The media types that the structured syntax suffix stands for, the nearest first.
  ///
  /// ```swift
  /// MediaType("image/svg+xml")?.structuredParents         // [application/xml]
  /// MediaType("application/epub+zip")?.structuredParents  // [application/zip]
  /// MediaType("image/png")?.structuredParents             // []
  /// ```
  ///
  /// Empty where the suffix is not registered, or names a syntax that has no media type of its own
  /// (`ber`, `der`, `tlv`). Parameters play no part.
  ///
  /// Source: IANA, Structured Syntax Suffixes,
  /// https://www.iana.org/assignments/media-type-structured-suffix
  public var structuredParents: [MediaType] {
    guard let suffix else { return [] }
    let parent: StaticString
    switch suffix {
    case "xml": parent = "application/xml"
    case "json": parent = "application/json"
    case "json-seq": parent = "application/json-seq"
    case "zip": parent = "application/zip"
    case "gzip": parent = "application/gzip"
    case "zstd": parent = "application/zstd"
    case "cbor": parent = "application/cbor"
    case "cbor-seq": parent = "application/cbor-seq"
    case "cose": parent = "application/cose"
    case "cwt": parent = "application/cwt"
    case "jwt": parent = "application/jwt"
    case "sd-jwt": parent = "application/sd-jwt"
    case "yaml": parent = "application/yaml"
    case "sqlite3": parent = "application/vnd.sqlite3"
    case "wbxml": parent = "application/vnd.wap.wbxml"
    case "fastinfoset": parent = "application/fastinfoset"
    default: return []
    }
    return [MediaType(knownEssence: parent)]
  }
}
