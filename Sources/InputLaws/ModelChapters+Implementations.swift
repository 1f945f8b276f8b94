import InputRules
import InputRulesModel

// The models have every function of their chapters under the same names.
extension ModelWheels: WheelImplementation {}
extension ModelRuns: RunImplementation {}
extension ModelReminders: ReminderImplementation {}
extension ModelPatterns: PatternImplementation {}

extension ModelWheels {
  /// As the event says.
  public func perform(
    _ action: WheelAction, on selection: inout WheelSelection
  ) -> WheelEvent {
    let event = event(of: action, on: selection)
    selection = event.selection
    return event
  }
}

extension ModelReminders {
  /// By the number of microseconds.
  public func isBefore(_ one: Instant, _ other: Instant) -> Bool {
    one.microseconds < other.microseconds
  }
}
