import InputLaws
import InputRules

extension WildRule {
  static let clampUntold = WildRule(
    "ClampUntold", mistake: "A value that was clamped is told as done.",
    source: "our own",
    caughtBy: ["ActionsAnswerAsTheirFunctions", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, _ in
      guard case .clamp = action, event.effect == .clamped else { return event }
      return event.with(.done)
    })
}
