import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let repairIsNoStep = WildRule(
    "RepairIsNoStep", mistake: "What a repair takes away can't be had back.",
    source: "https://github.com/Mezomish/juffed/issues/37",
    caughtBy: [
      "ViolationsAreReportedAndRepaired", "HistoryStaysWithinItsBound", "RedoInvertsUndo",
      "TextChangesAreSteps",
    ],
    subject: .sessions("RepairIsNoStep") { UnregisteredRepairSession(model: $0) })
}

/// The app changes the text itself, past the history.
private struct UnregisteredRepairSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let steps = undoCount
    let outcome = model.perform(action)
    if action == .repair, undoCount > steps { model.steps.removeLast() }
    return outcome
  }
}
