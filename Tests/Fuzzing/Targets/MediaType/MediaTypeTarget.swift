import FuzzingSupport
import UniformTypes

/// Writes the seeds when the runner asks for them.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  Fuzzing.writeSeedsIfAsked([
    "text/html;charset=utf-8",
    " Image/SVG+XML ; a=\"b\\\"c\" ; d=e ",
    "application/vnd.a+json;a=b;A=c;é=f",
    "x/x;test=\"\\",
    "*/*;q=0.5",
  ])
  return 0
}

/// What parses is written to a text that parses to the same, and every property answers.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Fuzzing.text(start, count)
  guard let mediaType = MediaType(text) else { return 0 }
  let written = mediaType.description
  guard let again = MediaType(written) else {
    Fuzzing.require(false, "\(written) parses")
    return 0
  }
  Fuzzing.require(again == mediaType, "equal after writing")
  Fuzzing.require(again.hashValue == mediaType.hashValue, "one hash value after writing")
  Fuzzing.require(again.description == written, "one text after writing")
  Fuzzing.require(
    again.parameters.elementsEqual(mediaType.parameters) { left, right in
      left.name == right.name && left.value == right.value
    }, "the same parameters after writing")
  Fuzzing.require("\(mediaType.type)/\(mediaType.subtype)" == mediaType.essence, "the two parts")

  let reversed = MediaType.Parameters(mediaType.parameters.reversed())
  Fuzzing.require(reversed == mediaType.parameters, "equal in any order")
  Fuzzing.require(reversed.hashValue == mediaType.parameters.hashValue, "one hash in any order")

  _ = mediaType.tree
  for parent in mediaType.structuredParents {
    Fuzzing.require(MediaType(parent.description) == parent, "a parent is a media type")
  }
  if let range = try? MediaRange(mediaType), !mediaType.essence.contains("*") {
    Fuzzing.require(range.matches(mediaType), "a media type is in its own range")
  }
  return 0
}
