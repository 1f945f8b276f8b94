import InputRules

extension ModelRule {
  /// The decision about an edit whose replacement may go to any one of several ranges (E11).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) {
      return .accept(try states(after: edit, on: state))
    } catch {
      return .refuse(error)
    }
  }

  /// The state each choice gives, in the order of the ranges; every one must be acceptable (E11).
  private func states(
    after edit: SeveralRangesEdit, on state: FieldState
  ) throws(Reason) -> [FieldState] {
    let units = Units(state.text)
    let spans = try spans(of: edit.ranges, in: units)
    var states: [FieldState] = []
    for chosen in spans {
      let new = units.state(deleting: spans, putting: edit.replacement, at: chosen)
      let objection = objection(to: new.text, madeFrom: state.text, by: edit.replacement)
      if let objection { throw objection }
      states.append(new)
    }
    return states
  }

  /// The ranges, checked and widened (E4, E5); there must be one, no two may overlap (E11).
  private func spans(of ranges: [TextRange], in units: Units) throws(Reason) -> [Span] {
    if ranges.isEmpty { throw .noRanges }
    var spans: [Span] = []
    for range in ranges { spans.append(try units.span(of: range)) }
    if overlap(spans) { throw .rangesOverlap }
    return spans
  }

  /// Whether, from left to right, some span starts before the previous one ends (E11).
  private func overlap(_ spans: [Span]) -> Bool {
    let ordered = spans.sorted { $0.isBefore($1) }
    for (previous, next) in zip(ordered, ordered.dropFirst()) where next.start < previous.end {
      return true
    }
    return false
  }
}
