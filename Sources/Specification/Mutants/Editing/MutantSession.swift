/// The model of a session, except for the effect of actions.
struct MutantSession: WrongSession {
  var model: ModelSession
  let change: @Sendable (inout ModelSession, Action) -> Outcome

  mutating func perform(_ action: Action) -> Outcome { change(&model, action) }
}

/// The model of a session with one mistake; all else is left to the model.
protocol WrongSession: TextSession {
  /// The correct session, except for earlier mistakes.
  var model: ModelSession { get set }
}

extension WrongSession {
  var state: FieldState { model.state }

  var undoCount: Int { model.undoCount }

  var redoCount: Int { model.redoCount }

  var violation: Reason? { model.violation }

  mutating func perform(_ action: Action) -> Outcome { model.perform(action) }
}

extension ModelSession {
  /// Whether text is being composed.
  var isComposing: Bool { state.marked != nil }

  /// The outcome of `action`, without performing it.
  func preview(_ action: Action) -> Outcome {
    var copy = self
    return copy.perform(action)
  }

  /// Commits the composition, as most actions do first, and returns the outcome, or `nil`.
  mutating func commitFirst() -> Outcome? { isComposing ? perform(.commit) : nil }
}
