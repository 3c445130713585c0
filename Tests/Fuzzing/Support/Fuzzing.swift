#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What every fuzz target does: take its input, and write its seeds when the runner asks for them.
public enum Fuzzing {
  /// The input of one run as bytes.
  public static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The input of one run as text, in which what is not UTF-8 is repaired.
  public static func text(_ start: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Stops with a finding where a property does not hold.
  public static func require(
    _ isTrue: Bool, _ property: @autoclosure () -> String,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    if !isTrue { fatalError("does not hold: \(property())", file: file, line: line) }
  }

  /// Writes the seeds into the folder that `FUZZING_SEEDS` names, and ends the process.
  ///
  /// Without that variable it does nothing. Call it from `LLVMFuzzerInitialize`.
  public static func writeSeedsIfAsked(_ seeds: [String]) {
    writeSeedsIfAsked(seeds.map { Array($0.utf8) })
  }

  /// Writes the seeds into the folder that `FUZZING_SEEDS` names, and ends the process.
  ///
  /// Without that variable it does nothing. Call it from `LLVMFuzzerInitialize`.
  public static func writeSeedsIfAsked(_ seeds: [[UInt8]]) {
    guard let folder = getenv("FUZZING_SEEDS").map({ String(cString: $0) }) else { return }
    for (place, seed) in seeds.enumerated() {
      guard let file = fopen("\(folder)/seed-\(place)", "wb") else {
        perror(folder)
        exit(1)
      }
      fwrite(seed, 1, seed.count, file)
      fclose(file)
    }
    exit(0)
  }
}
