extension ModelSession {
  /// Deletes the span from the composed text or the text; refused if there is no span (E9.5,
  /// E10.4).
  mutating func delete(_ span: Span?, by keystroke: ModelKeystroke? = nil) throws(Reason) -> Effect
  {
    guard let span else { throw .nothingToDelete }
    let deletion = Edit(replacing: span.range, with: "")
    if isComposing { return try replaceComposed(deletion) }
    return try edit(deletion, by: keystroke)
  }

  /// The selection, or the part from the boundary before the caret to the caret; nil if both are
  /// empty (E9.4).
  func spanBefore(_ unit: DeletionUnit) -> Span? {
    let selection = Span(state.selection)
    if !selection.isEmpty { return selection }
    let caret = selection.start
    let boundary = Units(state.text).boundaries(of: unit).last { $0 < caret }
    guard let boundary else { return nil }
    let start = max(boundary, deletable.start)
    return start < caret ? Span(start: start, end: caret) : nil
  }

  /// The selection, or the part from the caret to the boundary after it, if there is one (E9.4).
  func spanAfter(_ unit: DeletionUnit) -> Span? {
    let selection = Span(state.selection)
    if !selection.isEmpty { return selection }
    let caret = selection.start
    let boundary = Units(state.text).boundaries(of: unit).first { caret < $0 }
    guard let boundary else { return nil }
    let end = min(boundary, deletable.end)
    return caret < end ? Span(start: caret, end: end) : nil
  }

  /// The deletable range: the text, or the mark, because no deletion reaches beyond it (E10.5).
  private var deletable: Span {
    if let mark = state.marked { return Span(mark) }
    return Span(start: 0, end: state.text.utf16.count)
  }

  /// Deletes the selection; refused if nothing is selected (E9.6, E9.7).
  mutating func cut() throws(Reason) -> Effect {
    try requireSelection()
    return try delete(Span(state.selection))
  }

  /// Changes nothing; refused if nothing is selected (E9.6, E9.7).
  func copy() throws(Reason) -> Effect {
    try requireSelection()
    return .done
  }

  /// Refuses if nothing is selected (E9.7).
  func requireSelection() throws(Reason) {
    if Span(state.selection).isEmpty { throw .nothingSelected }
  }
}
