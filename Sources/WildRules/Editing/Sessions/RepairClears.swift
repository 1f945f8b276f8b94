import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let repairClears = WildRule(
    "RepairClears", mistake: "A repair clears the field where it should cut the text.",
    source: "https://github.com/IgniteUI/ignite-ui/issues/1042",
    caughtBy: ["ViolationsAreReportedAndRepaired"],
    subject: .sessions("RepairClears") { ClearingRepairSession(model: $0) })
}

/// An invalid text has no value, and the field is written back from its value.
private struct ClearingRepairSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .repair, !isComposing, case .rewritten(let reason) = preview(action).effect,
      isEmptyAcceptable
    else { return model.perform(action) }
    _ = model.perform(.set(.empty))
    return Outcome(.rewritten(reason), state)
  }

  private var isEmptyAcceptable: Bool {
    var copy = model
    _ = copy.perform(.set(.empty))
    return copy.violation == nil
  }
}
