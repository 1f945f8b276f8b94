import InputLaws
import InputRules

extension WildRule {
  static let staleRowUntold = WildRule(
    "StaleRowUntold", mistake: "That a wheel took its last row is told as done.",
    source: "https://github.com/akkyie/AKPickerView-Swift/pull/15",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, _ in
      guard case .reload = action, event.effect == .clamped else { return event }
      return event.with(.done)
    })
}
