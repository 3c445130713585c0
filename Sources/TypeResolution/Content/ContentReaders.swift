/// All readers, in the order in which they are asked.
enum ContentReaders {
  static let all: [any ContentReader.Type] = [
    RIFFReader.self
  ]

  /// What all readers together find.
  static func facts(in content: Content) -> [ContentFact] {
    all.flatMap { $0.facts(in: content) }
  }
}
