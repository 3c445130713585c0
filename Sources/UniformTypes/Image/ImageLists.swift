/// The pool of lists of an image in the making; equal lists stand in it once.
struct ImageLists {
  private(set) var words: [UInt32] = []
  private var placeByList: [[UInt32]: UInt32] = [:]

  /// The place of a list, which is added where it is not there.
  mutating func place(of list: [UInt32]) -> UInt32 {
    if let place = placeByList[list] { return place }
    let place = UInt32(words.count)
    words.append(UInt32(list.count))
    words.append(contentsOf: list)
    placeByList[list] = place
    return place
  }
}
