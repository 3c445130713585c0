public import UniformTypes

extension UTTypeReference {
  /// Whether the type is another one or conforms to it, directly or through others.
  ///
  /// `UTTypeReference("public.png")?.conforms(to: .image)` is `true`.
  ///
  /// Source: Apple, `conformsToType:`.
  public func conforms(to type: UTType) -> Bool { self.type.conforms(to: type) }

  /// Whether another type conforms to this one and is not it.
  ///
  /// `UTTypeReference("public.image")?.isSupertype(of: .png)` is `true`.
  ///
  /// Source: Apple, `isSupertypeOfType:`.
  public func isSupertype(of type: UTType) -> Bool { self.type.isSupertype(of: type) }

  /// Whether the type conforms to another one that it is not.
  ///
  /// `UTTypeReference("public.png")?.isSubtype(of: .png)` is `false`.
  ///
  /// Source: Apple, `isSubtypeOfType:`.
  public func isSubtype(of type: UTType) -> Bool { self.type.isSubtype(of: type) }

  /// All types that this one conforms to, itself left out.
  ///
  /// `UTTypeReference("public.data")?.supertypes` holds `public.item` alone.
  ///
  /// Source: Apple, `supertypes`.
  public var supertypes: Set<UTType> { type.supertypes }
}
