import InputRules
import InputRulesModel

/// The model of a session, but for what actions do.
struct MutantSession: WrongSession {
  var model: ModelSession
  let change: @Sendable (inout ModelSession, Action) -> Outcome

  mutating func perform(_ action: Action) -> Outcome { change(&model, action) }
}

/// The plain model of a session but for one mistake: what a wrong session doesn't get wrong, it
/// leaves to the model.
protocol WrongSession: TextSession {
  /// The session as it should be, but for what went wrong before.
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

  /// What the session would answer to `action`; nothing is done.
  func preview(_ action: Action) -> Outcome {
    var copy = self
    return copy.perform(action)
  }

  /// Commits what is composed, as most actions do first, and says what became of that.
  mutating func commitFirst() -> Outcome? {
    isComposing ? perform(.commit) : nil
  }
}
