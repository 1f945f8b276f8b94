import InputLaws
import InputRules

/// Reminders by the model, but for clean-ups.
struct WrongCleaning: WrongReminders {
  private let clean: @Sendable ([Reminder], Instant) -> [Reminder]

  /// Lists of which `clean` leaves what it says.
  init(_ clean: @escaping @Sendable ([Reminder], Instant) -> [Reminder]) { self.clean = clean }

  func cleaned(_ list: [Reminder], at instant: Instant) -> [Reminder] { clean(list, instant) }
}
