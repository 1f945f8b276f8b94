import InputLaws
import InputRules

extension WildRule {
  static let reloadResets = WildRule(
    "ReloadResets", mistake: "When a wheel is loaded again, all wheels go back to their first row.",
    source: "https://github.com/ra1028/Former/pull/120",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, old in
      guard case .reload = action, event.problem == nil else { return event }
      return .changing(old, to: WheelSelection(event.selection.set), event.effect)
    })
}
