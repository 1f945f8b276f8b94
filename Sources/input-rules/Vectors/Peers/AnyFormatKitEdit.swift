/// An edit, with the caret placed as AnyFormatKit does.
struct AnyFormatKitEdit {
  let old: [Character]
  /// The range's start in the text without everything that AnyFormatKit writes.
  let bareStart: Int
  let range: Range<Int>
  let inserted: String

  /// As far from the end of a text as the range's end was from the end of the old one.
  func caretFromTheEnd(of new: [Character]) -> Int {
    let distance = old.count - range.upperBound
    return distance == 0 ? new.count : max(0, new.count - distance)
  }
}
