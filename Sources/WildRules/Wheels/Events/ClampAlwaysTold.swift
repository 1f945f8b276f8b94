import InputLaws
import InputRules

extension WildRule {
  static let clampAlwaysTold = WildRule(
    "ClampAlwaysTold", mistake: "Every value that may be clamped is told to have been.",
    source: "our own",
    caughtBy: ["ActionsAnswerAsTheirFunctions", "WheelEventsEqualModel"],
    wheels: WrongEvents { event, action, _ in
      guard case .clamp = action, event.effect == .done else { return event }
      return event.with(.clamped)
    })
}
