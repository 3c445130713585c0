internal import Foundation

/// Numbers as the table shows them.
enum Format {
  /// A time in the unit that suits it: `2.4 ns`, `38 us`.
  static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1_000: "\(short(nanoseconds)) ns"
    case ..<1_000_000: "\(short(nanoseconds / 1_000)) us"
    default: "\(short(nanoseconds / 1_000_000)) ms"
    }
  }

  /// A ratio: `0.52 x`, and as a fraction where it is small: `1/58 x`.
  static func ratio(_ ratio: Double) -> String {
    ratio > 0 && ratio < 0.1 ? "1/\(short(1 / ratio)) x" : String(format: "%.2f x", ratio)
  }

  /// A number with two digits that count, whole from ten on.
  static func short(_ value: Double) -> String {
    if value == value.rounded() || value >= 10 { return String(Int(value.rounded())) }
    return String(format: "%.1f", value)
  }

  /// A count for one turn: `0`, `2`, `0.25`.
  static func count(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
  }

  /// Memory in megabytes.
  static func megabytes(_ kilobytes: Int) -> String {
    String(format: "%.1f MB", Double(kilobytes) / 1_024)
  }
}
