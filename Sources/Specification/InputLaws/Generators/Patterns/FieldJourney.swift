/// A field's first text, and the moves in it.
protocol FieldJourney {
  /// The first text.
  var state: FieldState { get }
  /// The moves, in order.
  var moves: [PatternMove] { get }
  func rule(of subject: Implementation) throws -> any TextRule
}

extension FieldJourney {
  /// Makes the moves in a field, and calls `visit` with each edit's decision; a refused edit changes
  /// nothing.
  ///
  /// - Returns: the state at the end.
  @discardableResult func decide(
    _ field: any TextRule,
    _ visit: (_ edit: Edit, _ before: FieldState, _ decision: Decision) throws -> Void
  ) rethrows -> FieldState {
    try moves.reduce(state) { state, move in
      guard let edit = move.edit(of: state) else { return move.selected(in: state) }
      let decision = field.decide(edit, on: state)
      try visit(edit, state, decision)
      return decision.newState ?? state
    }
  }

  /// Makes the moves in a field, and returns the result of each edit that isn't refused.
  @discardableResult func walk(
    _ field: any TextRule,
    _ visit: (_ edit: Edit, _ before: FieldState, _ after: FieldState) throws -> Void
  ) rethrows -> FieldState {
    try decide(field) { edit, before, decision in
      if let after = decision.newState { try visit(edit, before, after) }
    }
  }

  /// The state after the moves.
  func end(in field: any TextRule) -> FieldState { walk(field) { _, _, _ in } }

  /// Requires that a field decides about each edit as the model does, and about the first edit
  /// again after all others, because a field has no memory.
  ///
  /// - Returns: the state at the end.
  func requireSame(_ field: any TextRule, as model: any TextRule) throws -> FieldState {
    let end = try decide(field) { edit, before, decision in
      try requireEqual(decision, model.decide(edit, on: before), "after \(edit) of \(before)")
    }
    if let edit = moves.first?.edit(of: state) {
      try requireEqual(field.decide(edit, on: state), model.decide(edit, on: state), "again")
    }
    return end
  }
}
