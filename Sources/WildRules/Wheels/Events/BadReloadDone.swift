import InputLaws
import InputRules

extension WildRule {
  static let badReloadDone = WildRule(
    "BadReloadDone", mistake: "Wheels that make no set are left out, and that is told as done.",
    source: "our own",
    caughtBy: ["ReloadingKeepsRows", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, _ in
      guard case .noSet = event.problem else { return event }
      return event.with(.done)
    })
}
