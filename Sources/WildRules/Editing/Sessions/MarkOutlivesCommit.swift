import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let markOutlivesCommit = WildRule(
    "MarkOutlivesCommit", mistake: "After a commit the mark stays where it was.",
    source: "https://github.com/oscbyspro/DiffableTextViews/issues/99",
    caughtBy: ["CommitIsOneEdit", "CancelLeavesNoTrace"],
    subject: .sessions("MarkOutlivesCommit") { MarkKeepingSession(model: $0) })
}

/// The input session is told of the new text, and not that it is over.
private struct MarkKeepingSession: WrongSession {
  var model: ModelSession

  private var leftBehind: TextRange?

  init(model: ModelSession) { self.model = model }

  var state: FieldState {
    guard let leftBehind else { return model.state }
    return FieldState(
      trusting: model.state.text, selection: model.state.selection, marked: leftBehind)
  }

  mutating func perform(_ action: Action) -> Outcome {
    leftBehind = nil
    let marked = model.state.marked
    let outcome = model.perform(action)
    guard action == .commit, outcome.effect == .done else { return outcome }
    leftBehind = marked
    return Outcome(outcome.effect, state)
  }
}
