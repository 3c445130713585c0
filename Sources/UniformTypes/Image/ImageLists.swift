/// The pool of lists of an image in the making; equal lists stand in it once.
struct ImageLists {
  private(set) var words: [UInt32] = []
  private var places = PlaceTable()

  /// The place of a list, which is added where it is not there.
  mutating func place(of list: [UInt32]) -> UInt32 {
    let hash = PlaceTable.hash(of: list)
    if let place = places.place(hash: hash, where: { holds(list, at: Int($0)) }) { return place }
    let place = UInt32(words.count)
    words.append(UInt32(list.count))
    words.append(contentsOf: list)
    places.insert(place, hash: hash)
    return place
  }

  private func holds(_ list: [UInt32], at place: Int) -> Bool {
    words[place] == list.count && words[(place + 1)..<(place + 1 + list.count)].elementsEqual(list)
  }
}
