import InputRules

extension Decision {
  /// The same decision with the state it gives replaced.
  func changingState(_ change: (FieldState) -> FieldState) -> Decision {
    switch self {
    case .accept(let state): .accept(change(state))
    case .rewrite(let state): .rewrite(change(state))
    case .refuse: self
    }
  }

  /// Whether the edit takes effect as asked.
  var isAccepted: Bool {
    if case .accept = self { true } else { false }
  }
}
