import InputLaws
import InputRules

/// Reminders by the model, but for the days of the week.
struct Weekdays: WrongReminders {
  private let change: @Sendable (Int, CivilTime) -> Int

  /// Days of the week that are what `change` makes of the model's, of the time.
  init(_ change: @escaping @Sendable (Int, CivilTime) -> Int) { self.change = change }

  func weekday(of time: CivilTime) -> Int { change(model.weekday(of: time), time) }
}
