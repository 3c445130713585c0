public import Foundation
public import UniformTypes

// Spelt out although the next one implies it: other modules' `as` finds no implied bridge.
extension UTType: _ObjectiveCBridgeable {
  /// The class to which the type bridges.
  public typealias _ObjectiveCType = UTTypeReference

  /// An object that stands for the type; `UTType.png as UTTypeReference` calls it.
  public func _bridgeToObjectiveC() -> UTTypeReference { UTTypeReference(self) }

  /// Puts the type of an object in `result`.
  public static func _forceBridgeFromObjectiveC(
    _ source: UTTypeReference, result: inout UTType?
  ) {
    result = source.type
  }

  /// Puts the type of an object in `result`, which never fails: the answer is `true`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: UTTypeReference, result: inout UTType?
  ) -> Bool {
    result = source.type
    return true
  }

  /// The type of an object, which must be there.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: UTTypeReference?) -> UTType {
    guard let source else { preconditionFailure("a null reference cannot bridge to UTType") }
    return source.type
  }
}

extension UTType: ReferenceConvertible {
  /// The class whose objects stand for types.
  ///
  /// Source: Apple, `UTType.ReferenceType`.
  public typealias ReferenceType = UTTypeReference
}
