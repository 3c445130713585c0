/// The form in which an item is handed to an activity.
///
/// What an item is and how it is handed over are two things: a PNG image may come as data, as an image
/// object or as the address of a file, and an activity that takes the one may refuse the other.
///
/// Source: NSHipster, *UIActivityViewController*, 2014: the columns of its table.
public enum ActivityCarrier: Hashable, Sendable {
  /// A plain string.
  case string
  /// A string with attributes.
  case attributedString
  /// An address, of a file or of anything else.
  case url
  /// Bytes.
  case data
  /// An image object.
  case image
  /// An entry of a photo library.
  case asset
  /// Anything else, by the name of its class: `UIColor`.
  case other(String)
}
