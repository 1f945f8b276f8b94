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
  func perform(
    _ action: WheelAction, on selection: inout WheelSelection
  ) -> WheelEvent {
    guard case .show(let value) = action else { return model.perform(action, on: &selection) }
    return model.perform(.clamp(value), on: &selection)
  }
}
