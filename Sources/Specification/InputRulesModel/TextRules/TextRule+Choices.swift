/// A rule of the model whose other answers follow from its decisions about single edits.
package protocol ModelFieldRule: TextRule {}

extension ModelFieldRule {
  /// The state after an edit, or the old state if the edit is refused (E7).
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
  /// The state after an edit, or the old state if the edit is refused (E7).
  func state(after edit: Edit, of state: FieldState) -> FieldState {
    switch decide(edit, on: state) {
    case .accept(let new), .rewrite(let new, _): new
    case .refuse: state
    }
  }

  /// The decision about an edit with several ranges; checks each choice as one edit (E11).
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

  /// Throws if the rule refuses or would rewrite an edit (E11).
  private func requireWhole(_ edit: Edit, on state: FieldState) throws(Reason) {
    switch decide(edit, on: state) {
    case .accept: return
    case .rewrite: throw .refusedByRule("all or nothing")
    case .refuse(let reason): throw reason
    }
  }
}
