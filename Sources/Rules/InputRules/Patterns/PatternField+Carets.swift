extension PatternField {
  /// The index of the caret, in scalars (F6.2, F6.3).
  /// - Parameters:
  ///   - caret: the kind of place where the caret belongs.
  ///   - cells: the written scalars.
  ///   - touched: the end of the cells that were written before the tail.
  ///   - following: the index of the tail's first scalar.
  ///   - isForward: whether the edit is a forward deletion.
  ///   - end: the end of the text, which may be before the end of the written cells.
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
  /// The offset before the literals around `offset`; the offset after these literals if `isForward`
  /// is true or they begin the text.
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
  /// Creates a state with the text of the scalars, and the caret after the first `caret` scalars.
  init(_ cells: [PatternCell], caret: Int) {
    let offset = cells.utf16Offset(of: caret)
    self.init(trusting: cells.text, selection: .caret(at: offset), marked: nil)
  }
}
