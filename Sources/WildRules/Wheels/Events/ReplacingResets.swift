import InputLaws
import InputRules

extension WildRule {
  static let replacingResets = WildRule(
    "ReplacingResets", mistake: "Another set begins at its first position.",
    source: "our own",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .replace(let set) = action else { return event }
      return .changing(old, to: WheelSelection(set), event.effect)
    })
}
