extension Decoder {
  /// A keyed container whose keys are all known, or an error that names the one that is not.
  ///
  /// A misspelt key would otherwise be passed over in silence.
  package func strictContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    for key in try container(keyedBy: AnyCodingKey.self).allKeys.sorted(by: <)
    where Key(stringValue: key.stringValue) == nil {
      throw UnknownKeyError(codingPath: codingPath, key: key.stringValue)
    }
    return try container(keyedBy: type)
  }
}

/// A key that the form does not have.
struct UnknownKeyError: Error {
  /// The way to the object that has the key.
  var codingPath: [any CodingKey]
  /// The key.
  var key: String
}

/// Any key of an object.
private struct AnyCodingKey: CodingKey, Comparable {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }

  static func < (left: Self, right: Self) -> Bool {
    left.stringValue < right.stringValue
  }
}
