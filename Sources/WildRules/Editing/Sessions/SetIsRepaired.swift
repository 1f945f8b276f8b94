import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let setIsRepaired = WildRule(
    "SetIsRepaired", mistake: "A text that is set from code is repaired, and nobody is told.",
    source: "https://github.com/terrarium-earth/Heracles/pull/251",
    caughtBy: ["ViolationsAreReportedAndRepaired"],
    subject: .sessions("SetIsRepaired") { RepairingSession(model: $0) })
}

/// The setter cuts to the limit, which is not the one that the caller is about to set.
private struct RepairingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .set = action else { return model.perform(action) }
    var copy = model
    _ = copy.perform(action)
    return model.perform(.set(copy.perform(.repair).state))
  }
}
