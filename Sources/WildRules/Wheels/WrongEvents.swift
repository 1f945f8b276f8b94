import InputLaws
import InputRules

/// Wheels by the model, but for what actions do.
struct WrongEvents: WrongWheels {
  private let change: @Sendable (WheelEvent, WheelAction, WheelSelection) -> WheelEvent

  /// Wheels on which actions do what `change` makes of the model's event.
  init(_ change: @escaping @Sendable (WheelEvent, WheelAction, WheelSelection) -> WheelEvent) {
    self.change = change
  }

  func perform(
    _ action: WheelAction, on selection: inout WheelSelection
  ) -> WheelEvent {
    let event = change(model.event(of: action, on: selection), action, selection)
    selection = event.selection
    return event
  }
}
