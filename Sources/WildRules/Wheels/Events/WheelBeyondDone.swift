import InputLaws
import InputRules

extension WildRule {
  static let wheelBeyondDone = WildRule(
    "WheelBeyondDone", mistake: "A row of a wheel that isn’t there is told as done.",
    source: "our own",
    caughtBy: ["SelectedRowIsShown", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, _, _ in
      guard case .noWheel = event.problem else { return event }
      return event.with(.done)
    })
}
