/// Finds the word that a mistyped one was meant to be.
enum Suggestion {
  /// The nearest of some words, where one is near enough.
  ///
  /// `nearest(to: "jsno", among: ["json", "jsonl"])` is `"json"`.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = word.utf8.count <= 4 ? 1 : 2
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(Array(word.utf8), Array(candidate.utf8))
      if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    if let best { return best.word }
    let longer = candidates.filter { word.utf8.count >= 3 && $0.hasPrefix(word) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// How many letters must be added, taken away, changed or swapped with the next one.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(
          last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
