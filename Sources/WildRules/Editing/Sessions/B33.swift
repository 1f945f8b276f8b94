import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b33 = WildRule(
    "B33", mistake: "Two hyphens, typed one by one or made of a dash, become a dash.",
    source: "https://github.com/react/react-native/pull/30693",
    caughtBy: ["NormalisingLosesNothing"],
    subject: .sessions("B33") { SmartDashSession(model: $0) })
}

/// Smart punctuation is on by default, in fields for code and passwords as well, and has the last
/// word.
private struct SmartDashSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let steps = undoCount
    let outcome = model.perform(action)
    let caret = state.selection.location
    guard case .type = action, !outcome.effect.isRefused, caret >= 2,
      state.text(in: TextRange(location: caret - 2, length: 2)) == "--",
      let step = model.steps.last, steps <= undoCount
    else { return outcome }
    let hyphens = Edit(replacing: TextRange(location: caret - 2, length: 2), with: "\u{2014}")
    guard let smart = try? state.replacing(hyphens) else { return outcome }
    model.state = smart
    model.steps[undoCount - 1] = ModelStep(before: step.before, after: smart)
    return Outcome(outcome.effect, smart, commit: outcome.commit)
  }
}
