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
