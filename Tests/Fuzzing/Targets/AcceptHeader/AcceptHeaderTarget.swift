import FuzzingSupport
import UniformTypes

/// Writes the seeds when the runner asks for them.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  Fuzzing.writeSeedsIfAsked([
    "text/*;q=0.3, text/html;q=0.7, text/html;level=1, */*;q=0.5",
    "image/avif,image/webp,*/*;q=0.8",
    "a/b;c=\"d,\\\"e\";q=0.125;ext;f=g, , bad, */x;q=2",
    "text/html, image/gif, *; q=.2, */*; q=.2",
  ])
  return 0
}

/// Offered types, some of which a short input can ask for.
private let offered = ["text/html", "text/html;level=1", "image/png", "a/b;c=d", "*/*"]
  .compactMap { MediaType($0) }

/// What is read is written to a text that reads the same, and preferences hold together.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = Fuzzing.text(start, count)
  let accept = AcceptHeader(text)
  Fuzzing.require(
    accept.members.count + accept.rejections.count <= AcceptHeader.maximumMemberCount + 1,
    "a bound to the members")
  for rejection in accept.rejections {
    let tail = text.utf8.dropFirst(rejection.offset)
    Fuzzing.require(tail.starts(with: rejection.text.utf8), "a rejection stands where it says")
  }

  let again = AcceptHeader(accept.description)
  Fuzzing.require(again.rejections.isEmpty, "what is written is well-formed")
  Fuzzing.require(
    again.members.elementsEqual(accept.members) { left, right in
      left.range == right.range && left.quality == right.quality
    }, "the same members after writing")

  let ranked = accept.ranked(among: offered)
  Fuzzing.require(accept.preferred(among: offered) == ranked.first?.mediaType, "the first is best")
  for (left, right) in zip(ranked, ranked.dropFirst()) {
    Fuzzing.require(left.quality >= right.quality, "better ones first")
  }
  for choice in ranked {
    Fuzzing.require(
      choice.quality > .zero && choice.quality == accept.quality(of: choice.mediaType),
      "the quality of a choice")
  }
  return 0
}
