extension Law {
  package static let actionsAnswerAsTheirFunctions = Law(
    """
    An action that shows or clamps a value, or shows a text, selects the position that the \
    matching function returns. If that function returns a reason, the action is refused for it. \
    The effect is `clamped` exactly when the value was out of range.
    """, clauses: ["W4", "W5.5", "W5.6", "W6"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, before, event in
        guard let answer = subject.wheels.count(of: action, in: before.set) else { return }
        if let count = answer.value {
          let effect =
            subject.wheels.clamps(action, in: before.set) ? WheelEvent.Effect.clamped : .done
          try requireEqual(event.effect, effect, action.words)
          try requireEqual(event.selection.count, count, action.words)
        } else {
          try requireEqual(event.effect.problem, answer.problem, action.words)
        }
      }
    })
}

extension Implementation.Wheels {
  /// The count of the position that the action requests, or the reason it is refused; `nil` if the
  /// action doesn't request a value.
  fileprivate func count(of action: WheelAction, in set: WheelSet) -> WheelAnswer<Int>? {
    switch action {
    case .select, .reload, .replace: nil
    case .show(let value): WheelValue(set: set, value: value, rounding: .nearest).count(by: self)
    case .clamp(let value):
      WheelValue(set: set, value: value, rounding: .nearest).clampedCount(by: self)
    case .write(let text): WheelAnswer(try self.countOfRows(rowsOfText(text, set), set))
    }
  }

  /// Whether the action clamps a value that isn't the value of any position.
  fileprivate func clamps(_ action: WheelAction, in set: WheelSet) -> Bool {
    guard case .clamp(let value) = action else { return false }
    return WheelValue(set: set, value: value, rounding: .nearest).count(by: self).problem != nil
  }
}
