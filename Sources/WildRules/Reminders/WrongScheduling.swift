import InputLaws
import InputRules

/// Reminders by the model, but for what becomes of a list when one is scheduled.
struct WrongScheduling: WrongReminders {
  private let schedule: @Sendable (Reminder, [Reminder]) -> [Reminder]

  /// Lists that are what `schedule` makes of a reminder and a list.
  init(_ schedule: @escaping @Sendable (Reminder, [Reminder]) -> [Reminder]) {
    self.schedule = schedule
  }

  func scheduling(_ reminder: Reminder, in list: [Reminder]) -> [Reminder] {
    schedule(reminder, list)
  }
}
