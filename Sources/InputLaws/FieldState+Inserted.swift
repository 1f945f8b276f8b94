import InputRules

extension FieldState {
  /// The units between where an edit of `text` began, outside of any surrogate pair (E5), and the
  /// caret; none where a wrong rule has put the caret elsewhere.
  func inserted(by edit: Edit, into text: String) -> [UInt16] {
    let before = Array(text.utf16)
    let place = edit.range.location
    let cutsPair = before.indices.contains(place) && UTF16.isTrailSurrogate(before[place])
    let start = cutsPair ? place - 1 : place
    let after = Array(self.text.utf16)
    guard start >= 0, start <= selection.location, selection.location <= after.count else {
      return []
    }
    return Array(after[start..<selection.location])
  }
}
