internal import TypeResolution
internal import UniformTypes

extension Resolution {
  /// Whether nothing is known but that there is something.
  var isUnknown: Bool { type == .data || type == .item }
}
