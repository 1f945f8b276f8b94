import InputLaws
import InputRules

/// Reminders by the model, but for what calendar and clock show.
struct WrongCivilTimes: WrongReminders {
  private let answer: @Sendable (Instant, CivilZone) -> CivilTime?

  /// Calendars and clocks that show what `answer` says.
  init(_ answer: @escaping @Sendable (Instant, CivilZone) -> CivilTime?) { self.answer = answer }

  func civilTime(at instant: Instant, in zone: CivilZone) -> CivilTime? { answer(instant, zone) }
}
