import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b7 = WildRule(
    "B7", mistake: "A deletion while text is composed takes all that is marked.",
    source: "https://github.com/lionheart/openradar-mirror/issues/4115",
    caughtBy: ["DeletionTakesOneUnit"],
    subject: .sessions("B7") { MarkDeletingSession(model: $0) })
}

/// The keyboard reports the whole marked range for one backspace, and the app believes it.
private struct MarkDeletingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard let marked = state.marked, isDeletion(action), !preview(action).effect.isRefused else {
      return model.perform(action)
    }
    return model.perform(.replace(Edit(replacing: marked, with: "")))
  }

  private func isDeletion(_ action: Action) -> Bool {
    if case .deleteBackward = action { return true }
    if case .deleteForward = action { return true }
    return false
  }
}
