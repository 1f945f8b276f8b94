extension ModelSession {
  /// Whether text is being composed (E10.1).
  var isComposing: Bool { if case nil = base { false } else { true } }

  /// Whether the range is inside the mark, including its ends (E10.4).
  func isWithinMark(_ range: TextRange) -> Bool {
    guard let mark = state.marked else { return false }
    guard let span = try? Units(state.text).span(of: range) else { return false }
    return span.isWithin(Span(mark))
  }

  /// Replaces the marked text, or the selection, with the text, and marks it (E10.1).
  mutating func compose(_ text: String, selecting range: TextRange) throws(Reason) -> Effect {
    let selection = try Units(text).span(of: range)
    let place = Span(state.marked ?? state.selection)
    if !isComposing { base = state }
    let mark = Span(start: place.start, end: place.start + text.utf16.count)
    state = FieldState(
      trusting: Units(state.text).text(replacing: place, by: text),
      selection: selection.moved(by: place.start).range, marked: mark.range)
    return try commitIfEmpty()
  }

  /// Replaces a range inside the mark, whose length changes accordingly, without the rule (E10.3,
  /// E10.4).
  mutating func replaceComposed(_ edit: Edit) throws(Reason) -> Effect {
    guard let mark = state.marked else { throw .nothingComposed }
    let units = Units(state.text)
    let span = try units.span(of: edit.range)
    let new = units.state(replacing: span, by: edit.replacement)
    let length = mark.length - span.length + edit.replacement.utf16.count
    state = FieldState(
      trusting: new.text, selection: new.selection,
      marked: TextRange(location: mark.location, length: length))
    return try commitIfEmpty()
  }

  /// If the composed text is empty, commits it, and returns the effect of the commit (E10.11).
  private mutating func commitIfEmpty() throws(Reason) -> Effect {
    if state.marked?.length == 0 { return try commit() }
    return .done
  }

  /// Commits the marked text (E10.6, E10.7).
  ///
  /// If the committed text is the shown text, the selection stays as it is.
  mutating func commit() throws(Reason) -> Effect {
    guard let composed else { throw .nothingComposed }
    let shown = state
    dropComposition()
    return try edit(Edit(replacing: state.selection, with: composed), keeping: shown)
  }

  /// The marked text (E10.1).
  var composed: String? { state.marked.map { Units(state.text).text(in: Span($0)) } }

  /// Refuses an action that is impossible while text is composed (E10.14).
  func refuseWhileComposing() throws(Reason) -> Effect { throw .composing }

  /// Makes one edit of the selection in the state in which composing began (E10.6, E10.8).
  ///
  /// If the edit is refused, that state stays.
  mutating func commit(_ text: String) throws(Reason) -> Effect {
    dropComposition()
    return try edit(Edit(replacing: state.selection, with: text))
  }

  /// Ends the composition without a trace (E10.9).
  mutating func cancel() throws(Reason) -> Effect {
    if !isComposing { throw .nothingComposed }
    dropComposition()
    return .done
  }

  /// Restores the state in which composing began, if text is composed (E10.8, E10.9).
  mutating func dropComposition() {
    if let base { state = base }
    base = nil
  }
}
