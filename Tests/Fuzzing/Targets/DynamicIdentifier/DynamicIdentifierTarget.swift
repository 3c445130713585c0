import FuzzingSupport
import UniformTypes

/// Writes the seeds when the runner asks for them.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  Fuzzing.writeSeedsIfAsked([
    "dyn.age81e62",
    "dyn.ah62d4rv4gk8wy1aapuaf2aa",
    "dyn.ah62d4uv4gq80w5pbq7ww88brrzw08734ge8043pts6",
    "dyn.ah62d4rv4gu8yc6durvwwaznwmuuha2pxsvw0e55bsmwca7d3sbwu",
    "?0=6,\\6:1=a\\:b,c:com.example=d",
  ])
  return 0
}

/// The input is read as an identifier, and as the query inside one.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  check(Fuzzing.text(start, count))
  check("dyn.a" + base32(Fuzzing.bytes(start, count)))
  return 0
}

private func check(_ text: String) {
  guard let decoded = DynamicIdentifier(decoding: text) else { return }
  Fuzzing.require(!decoded.tags.isEmpty, "a tag")
  Fuzzing.require(decoded.encoded == text.lowercased(), "the identifier that was decoded")
  Fuzzing.require(DynamicIdentifier(decoding: text.uppercased()) == decoded, "case means nothing")

  // The escapes that are needed can make an identifier longer than the limit.
  guard let made = DynamicIdentifier(conformsTo: decoded.conformsTo, tags: decoded.tags) else {
    Fuzzing.require(
      text.utf8.count > DynamicIdentifier.maximumLength / 3, "parts make an identifier")
    return
  }
  guard let again = DynamicIdentifier(decoding: made.encoded) else {
    Fuzzing.require(false, "\(made.encoded) decodes")
    return
  }
  Fuzzing.require(again.conformsTo == decoded.conformsTo, "the same types after encoding")
  Fuzzing.require(again.tags == made.tags, "the same tags after encoding")
  Fuzzing.require(
    DynamicIdentifier(conformsTo: again.conformsTo, tags: again.tags) == made,
    "the same identifier after encoding")
}

/// The bytes in the base 32 of dynamic identifiers, apart from the library's own.
private func base32(_ bytes: [UInt8]) -> String {
  let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".unicodeScalars)
  var text = String.UnicodeScalarView()
  var accumulator = 0
  var pending = 0
  for byte in bytes {
    accumulator = (accumulator << 8 | Int(byte)) & 0xFFFF
    pending += 8
    while pending >= 5 {
      pending -= 5
      text.append(alphabet[accumulator >> pending & 31])
    }
  }
  if pending > 0 { text.append(alphabet[accumulator << (5 - pending) & 31]) }
  return String(text)
}
