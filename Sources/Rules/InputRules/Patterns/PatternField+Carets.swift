extension PatternField {
  /// The number of scalars before the caret (F6.2, F6.3).
  /// - Parameters:
  ///   - caret: the rule for the caret's place.
  ///   - cells: the written scalars.
  ///   - touched: the number of cells that were written before the tail, which is the text after
  ///     the edit.
  ///   - following: the index of the tail's first scalar.
  ///   - isForward: whether the edit is a forward deletion.
  ///   - end: the number of scalars in the shown text, which may have fewer than were written.
  func caret(
    _ caret: PatternQuirks.Caret, in cells: [PatternCell], touched: Int, following: Int,
    isForward: Bool, end: Int
  ) -> Int {
    switch caret {
    case .beforeNext: return min(following, end)
    case .exact: return min(touched, end)
    case .afterPrevious:
      return min(cells.leavingLiterals(at: touched, isForward: isForward), end)
    case .afterTouched:
      let isAfterContent = touched > 0 && cells[touched - 1].kind == .content
      return min(
        isAfterContent ? touched : cells.leavingLiterals(at: touched, isForward: true), end)
    }
  }
}

extension [PatternCell] {
  /// The offset before the literals around `offset`, or the offset after them if `isForward` is
  /// true or they begin the text.
  func leavingLiterals(at offset: Int, isForward: Bool) -> Int {
    var start = offset
    while start > 0 && self[start - 1].kind == .literal { start -= 1 }
    if !isForward && start > 0 { return start }
    var end = offset
    while end < count && self[end].kind == .literal { end += 1 }
    return end
  }
}

extension FieldState {
  init(_ cells: [PatternCell], caret: Int) {
    let offset = cells.utf16Offset(of: caret)
    self.init(trusting: cells.text, selection: .caret(at: offset), marked: nil)
  }
}
