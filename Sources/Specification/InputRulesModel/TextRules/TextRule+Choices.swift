/// A rule of the model, whose other answers follow from its decisions about one edit.
package protocol ModelFieldRule: TextRule {}

extension ModelFieldRule {
  /// The state after an edit, or the old one if it is refused (E7).
  package func apply(_ edit: Edit, to state: FieldState) -> FieldState {
    self.state(after: edit, of: state)
  }

  /// The decision about an edit with several ranges (E11).
  package func decide(_ edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    decision(about: edit, on: state)
  }
}

// Answers derived from decisions about one edit at a time.
extension TextRule {
  /// The decision's state, or the old one if the edit is refused (E7).
  func state(after edit: Edit, of state: FieldState) -> FieldState {
    switch decide(edit, on: state) {
    case .accept(let new), .rewrite(let new, _): new
    case .refuse: state
    }
  }

  /// The decision about an edit with several ranges, each choice of which is checked as one edit
  /// (E11).
  func decision(about edit: SeveralRangesEdit, on state: FieldState) -> SeveralRangesDecision {
    do throws(Reason) {
      let units = Units(state.text)
      let spans = try units.spans(of: edit.ranges)
      var states: [FieldState] = []
      for chosen in spans {
        let wanted = units.state(deleting: spans, putting: edit.replacement, at: chosen)
        let choice = units.edit(deleting: spans, putting: edit.replacement, at: chosen)
        try requireWhole(choice, on: state)
        states.append(wanted)
      }
      return .accept(states)
    } catch { return .refuse(error) }
  }

  /// Refuses an edit that the rule refuses or would rewrite (E11).
  private func requireWhole(_ edit: Edit, on state: FieldState) throws(Reason) {
    switch decide(edit, on: state) {
    case .accept: return
    case .rewrite: throw .refusedByRule("all or nothing")
    case .refuse(let reason): throw reason
    }
  }
}
