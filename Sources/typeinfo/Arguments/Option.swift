/// An option by its meaning; ``OptionTable`` says how it is written.
enum Option {
  case brief
  case mime
  case json
  case jsonLines
  case null
  case color
  case name
  case mediaType
  case filesFrom
  case nameOnly
  case contentOnly
  case noLibMagic
  case magicFile
  case noDereference
  case strict
  case types
  case identifierKind
  case mediaTypeKind
  case extensionKind
  case noDynamic
  case why
  case conformingTo
  case help
  case version
}
