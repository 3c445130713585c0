internal import UniformTypes

/// The way from a type along parents to another.
enum ConformancePath {
  /// A shortest way, both ends included; `nil` where there is none.
  static func shortest(from start: UTType, to end: UTType) -> [UTType]? {
    var next: [UTType: UTType] = [:]
    var seen: Set<UTType> = [start]
    var queue = [start]
    var place = 0
    while place < queue.count {
      let type = queue[place]
      place += 1
      if type == end {
        var path = [type]
        while let before = path.last.flatMap({ next[$0] }) { path.append(before) }
        return path.reversed()
      }
      for parent in type.directSupertypes where seen.insert(parent).inserted {
        next[parent] = type
        queue.append(parent)
      }
    }
    return nil
  }
}
