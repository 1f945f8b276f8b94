import InputRules

extension RangeChoice {
  /// What the choice comes to in a field that nobody asks.
  func state(in state: FieldState) -> FieldState {
    ((try? state.replacing(edit)) ?? state).selecting(.caret(at: caret))
  }
}
