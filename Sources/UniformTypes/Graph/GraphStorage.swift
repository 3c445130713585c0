/// The memory of a graph other than the bundled one.
///
/// It owns the bytes of an image for as long as any graph or type refers to them.
@usableFromInline
final class GraphStorage: Sendable {
  let image: CatalogImage
  /// Whether the types of the bundled image stand in this one at the same places.
  let extendsBundled: Bool

  private let memory: Memory

  // Written once, before the object is shared, and freed when nothing refers to it any more.
  private struct Memory: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }

  /// Copies an image's bytes to a place of their own, aligned to eight.
  init(imageBytes: [UInt8], extendsBundled: Bool) {
    let start = UnsafeMutableRawPointer.allocate(byteCount: imageBytes.count, alignment: 8)
    UnsafeMutableRawBufferPointer(start: start, count: imageBytes.count).copyBytes(from: imageBytes)
    memory = Memory(start: start)
    image = CatalogImage(viewing: start)
    self.extendsBundled = extendsBundled
  }

  deinit { memory.start.deallocate() }
}
