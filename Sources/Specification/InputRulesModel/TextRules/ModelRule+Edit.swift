extension ModelRule {
  /// The decision about one edit (E3 to E7, E8.1).
  public func decide(_ edit: Edit, on state: FieldState) -> Decision {
    do throws(Reason) {
      let units = Units(state.text)
      let span = try units.span(of: edit.range)
      let prospective = units.state(replacing: span, by: edit.replacement)
      guard
        let objection = objection(to: prospective.text, madeFrom: state.text, by: edit.replacement)
      else { return .accept(prospective) }
      return try reduce(edit.replacement, at: span, of: units, objection: objection)
    } catch { return .refuse(error) }
  }

  /// Inserts the part of `replacement` that the insertion policy keeps; otherwise refuses with
  /// `objection` (E8.8).
  private func reduce(_ replacement: String, at span: Span, of units: Units, objection: Reason)
    throws(Reason) -> Decision
  {
    let reduced = reduced(replacement, at: span, of: units)
    if reduced.isEmpty || reduced.isSame(as: replacement) { return .refuse(objection) }
    let state = units.state(replacing: span, by: reduced)
    return isAcceptable(state.text) ? .rewrite(state, because: objection) : .refuse(objection)
  }

  /// The decision about an edit whose replacement may go into any one of several ranges (E11).
  public func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) { return .accept(try states(after: edit, on: state)) } catch {
      return .refuse(error)
    }
  }

  /// The state for each choice of range, in order; each must be acceptable (E11).
  private func states(after edit: SeveralRangesEdit, on state: FieldState) throws(Reason)
    -> [FieldState]
  {
    let units = Units(state.text)
    let spans = try units.spans(of: edit.ranges)
    var states: [FieldState] = []
    for chosen in spans {
      let new = units.state(deleting: spans, putting: edit.replacement, at: chosen)
      let objection = objection(to: new.text, madeFrom: state.text, by: edit.replacement)
      if let objection { throw objection }
      states.append(new)
    }
    return states
  }
}
