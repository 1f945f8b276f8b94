import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let redoSkipsSteps = WildRule(
    "RedoSkipsSteps", mistake: "Of several undone steps the one undone first is redone first.",
    source: "https://github.com/zed-industries/zed/issues/20147",
    caughtBy: ["RedoInvertsUndo"],
    subject: .sessions("RedoSkipsSteps") { RedoSkippingSession(model: $0) })
}

/// The undone steps are kept as a queue; after a single undo, that is a stack as well.
private struct RedoSkippingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    if action == .redo, !isComposing, redoCount > 1 {
      model.undone.append(model.undone.removeFirst())
    }
    return model.perform(action)
  }
}
