import InputRules

extension ModelNumberField: ModelRewriting {
  /// The decision about one edit (E3 to E7, N7.10, N7.13).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    decision(about: edit, on: state)
  }

  /// The state after an edit (N7.10, N7.13).
  func state(
    after edit: Edit, at span: Span, of state: FieldState, _ plain: FieldState
  ) throws(Reason) -> FieldState {
    let units = Units(state.text)
    return edit.replacement.isEmpty
      ? afterDeletion(of: span, in: units, selection: Span(state.selection), plain: plain)
      : try afterInsertion(of: edit.replacement, at: span, in: units, plain: plain)
  }

  /// The state after an edit, or the old one if it is refused (E7).
  public func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, of: state)
  }

  /// The decision about an edit with several ranges (E11).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    decision(about: edit, on: state)
  }

  /// The state in which the insertion replaces the span (N7.10, N7.11).
  private func afterInsertion(
    of insertion: String, at span: Span, in units: Units, plain: FieldState
  ) throws(Reason) -> FieldState {
    if hasGroupingSeparators(insertion) && !isComplete(insertion) {
      throw .notNumeric(problem(of: insertion))
    }
    let bare = try bareResult(plain: plain, of: units)
    if let problem = partialProblem(of: bare) {
      throw .notNumeric(problem)
    }
    if !numbers.canBeMended(bare, in: format, to: bounds) { throw .outOfBounds(bounds) }
    let before = units.text(before: span.start) + insertion
    return state(of: bare, caretBehind: keptCount(in: before))
  }

  /// The text after the plain edit, without grouping separators (N7.9, N7.17).
  ///
  /// The separators of a text that isn't a number are edited as they are, so the result must be a
  /// number with them.
  private func bareResult(plain: FieldState, of units: Units) throws(Reason) -> String {
    let bare = withoutGroupingSeparators(plain.text)
    if self.bare(units.text) != nil || self.bare(plain.text) != nil { return bare }
    let problem = partialProblem(of: bare)
    throw .notNumeric(problem ?? self.problem(of: plain.text))
  }
}
