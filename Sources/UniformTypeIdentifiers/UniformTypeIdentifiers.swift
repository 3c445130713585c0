// A program that imports this module alone sees the types as well, as with Apple's.
@_exported public import UniformTypes
