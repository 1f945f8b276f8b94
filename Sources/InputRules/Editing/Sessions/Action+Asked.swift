extension Action {
  /// What was done, read from what a delegate is asked: a replacement for a range (E9.3, E9.4).
  ///
  /// A delegate isn't told what was done. One character in the place of the selection is a
  /// keystroke; the deletion of the selection, or of one unit beside the caret, is a delete key; so
  /// runs of them are one step. Anything else is an edit, and so is what concerns composed text.
  /// What the session then shows is the same as after the edit.
  ///
  /// - Parameters:
  ///   - edit: the range, in UTF-16 units, and the replacement.
  ///   - state: what the field shows.
  public static func asked(_ edit: Edit, in state: FieldState) -> Action {
    if state.marked != nil { return .replace(edit) }
    guard edit.isDeletion else {
      let isKeystroke = edit.range == state.selection && edit.replacement.count == 1
      return isKeystroke ? .type(edit.replacement) : .replace(edit)
    }
    for unit in DeletionUnit.allCases {
      if state.rangeToDelete(.backward, by: unit) == edit.range { return .deleteBackward(unit) }
      if state.rangeToDelete(.forward, by: unit) == edit.range { return .deleteForward(unit) }
    }
    return .replace(edit)
  }
}
