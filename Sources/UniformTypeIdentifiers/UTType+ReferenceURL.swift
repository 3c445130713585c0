public import Foundation
public import UniformTypes

extension UTType {
  /// The address where the declaration says that the type is described; `nil` where it says none.
  ///
  /// It is the declarer's and is not checked: it may lead nowhere. `nil` also where the declarer's
  /// text is no URL; `referenceAddress` has that text.
  ///
  /// `UTType.usd.referenceURL?.host` is `"openusd.org"`.
  ///
  /// Source: Apple, `UTType.referenceURL`.
  public var referenceURL: URL? { referenceAddress.flatMap(URL.init(string:)) }
}
