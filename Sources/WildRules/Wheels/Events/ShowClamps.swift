import InputLaws
import InputRules

extension WildRule {
  static let showClamps = WildRule(
    "ShowClamps", mistake: "A value beyond the wheels is clamped, even if it should be refused.",
    source: "our own",
    caughtBy: ["ActionsAnswerAsTheirFunctions", "WheelEventsEqualModel"],
    wheels: ClampedShows())
}

/// One function does for both actions.
private struct ClampedShows: WrongWheels {
  func event(of action: WheelAction, on selection: WheelSelection) -> WheelEvent {
    guard case .show(let value) = action else { return model.event(of: action, on: selection) }
    return model.event(of: .clamp(value), on: selection)
  }
}
