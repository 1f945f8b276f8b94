extension ModelSession {
  /// Selects a range inside the text, widened (E9.8, E5).
  mutating func select(_ range: TextRange) throws(Reason) -> Effect {
    let span = try Units(state.text).span(of: range)
    state = FieldState(trusting: state.text, selection: span.range, marked: state.marked)
    return .done
  }

  /// Moves the selected text to an offset in the text before the move (E9.9).
  mutating func move(to offset: Int) throws(Reason) -> Effect {
    try requireSelection()
    let selection = Span(state.selection)
    let target = try Units(state.text).span(of: TextRange(location: offset, length: 0)).start
    if target < selection.start { return try moveToFront(selection, target) }
    if target > selection.end { return try moveToBack(selection, target) }
    return .done
  }

  /// Moves the selected text to the target, which is before the selection (E9.10).
  private mutating func moveToFront(_ selection: Span, _ target: Int) throws(Reason) -> Effect {
    let units = Units(state.text)
    let passed = units.text(in: Span(start: target, end: selection.start))
    return try move(
      by: Edit(
        replacing: Span(start: target, end: selection.end).range,
        with: units.text(in: selection) + passed), to: selection.moved(by: target - selection.start)
    )
  }

  /// Moves the selected text to the target, which is after the selection (E9.10).
  private mutating func moveToBack(_ selection: Span, _ target: Int) throws(Reason) -> Effect {
    let units = Units(state.text)
    let passed = units.text(in: Span(start: selection.end, end: target))
    return try move(
      by: Edit(
        replacing: Span(start: selection.start, end: target).range,
        with: passed + units.text(in: selection)), to: selection.moved(by: target - selection.end))
  }

  /// Makes the edit, completely or not at all; the moved text stays selected (E9.10, E9.11).
  private mutating func move(by edit: Edit, to selection: Span) throws(Reason) -> Effect {
    switch rule.decide(edit, on: state) {
    case .accept(let new):
      change(to: FieldState(trusting: new.text, selection: selection.range, marked: nil))
      return .done
    case .rewrite(_, let reason): throw reason ?? .refusedByRule("all or nothing")
    case .refuse(let reason): throw reason
    }
  }
}
