import InputLaws
import InputRules

/// Reminders by the model, but for which of a list fires next.
struct WrongListFirings: WrongReminders {
  private let answer: @Sendable ([Firing]) -> Firing?

  /// Lists of whose reminders' next firings that one is next that `answer` says.
  init(_ answer: @escaping @Sendable ([Firing]) -> Firing?) { self.answer = answer }

  func nextFiring(of list: [Reminder], after instant: Instant, in zone: CivilZone) -> Firing? {
    answer(
      list.compactMap { reminder in
        let next = model.nextFiring(of: reminder, after: instant, in: zone)
        return next.map { Firing(at: $0, of: reminder.identifier) }
      })
  }
}
