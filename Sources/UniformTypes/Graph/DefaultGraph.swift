internal import Synchronization

/// The graph that types and look-ups use where none is named: the bundled one, until a program
/// installs its own, once.
enum DefaultGraph {
  // The address of the installed storage, which is retained for the rest of the process; zero before.
  private static let installed = Atomic<UInt>(0)

  /// The storage of the installed graph, `nil` while the bundled one is the default.
  @inline(__always)
  static var storage: GraphStorage? {
    let address = installed.load(ordering: .acquiring)
    guard address != 0, let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
    return Unmanaged<GraphStorage>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// The image of the default graph.
  @inline(__always)
  static var image: CatalogImage {
    storage?.image ?? .bundled
  }

  /// Makes a graph the default; `false` where one was installed before.
  static func install(_ storage: GraphStorage) -> Bool {
    let retained = Unmanaged.passRetained(storage)
    let (exchanged, _) = installed.compareExchange(
      expected: 0, desired: UInt(bitPattern: retained.toOpaque()),
      ordering: .acquiringAndReleasing)
    if !exchanged { retained.release() }
    return exchanged
  }
}
