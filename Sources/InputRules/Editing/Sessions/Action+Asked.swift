extension Action {
  /// The action of a delegate's question about a range and a replacement (E9.3, E9.4).
  ///
  /// A delegate doesn't learn what was done. One character that replaces the selection is a
  /// keystroke. A deletion of the selection, or of one unit next to the caret, is a delete key. So
  /// a group of them is one step. Anything else is an edit, and so is a change to composed text.
  /// The session then shows the same as after the edit.
  ///
  /// - Parameters:
  ///   - edit: the range, in UTF-16 units, and the replacement.
  ///   - state: the content of the field.
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
