/// An edit, as AnyFormatKit places the caret behind it.
struct AnyFormatKitEdit {
  let old: [Character]
  /// Where the range starts in what is left without all that AnyFormatKit writes.
  let bareStart: Int
  let range: Range<Int>
  let inserted: String

  /// As far from the end of a text as the range's end was from that of the old one.
  func caretFromTheEnd(of new: [Character]) -> Int {
    let distance = old.count - range.upperBound
    return distance == 0 ? new.count : max(0, new.count - distance)
  }
}
