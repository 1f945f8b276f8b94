import InputLaws
import InputRules
import InputRulesModel

/// Reminders by the model, but for when one fires next.
struct WrongFirings: WrongReminders {
  /// What is asked.
  struct Question {
    /// The reminder.
    let reminder: Reminder
    /// The instant it is to fire after.
    let after: Instant
    /// The zone.
    let zone: CivilZone
    /// What the model says.
    var firing: Instant? { firing(of: reminder) }
    /// The pattern, if the reminder has one.
    var pattern: DatePattern? { reminder.pattern }

    /// When another reminder fires next, by the model.
    func firing(of reminder: Reminder?) -> Instant? {
      reminder.flatMap { ModelReminders().nextFiring(of: $0, after: after, in: zone) }
    }

    /// The first of the reminder's instants that `isMeant` says of that it is one.
    func firing(where isMeant: (Instant) -> Bool) -> Instant? {
      reminder.firing(after: after, in: zone, where: isMeant)
    }
  }

  private let answer: @Sendable (Question) -> Instant?

  /// Reminders that fire when `answer` says.
  init(_ answer: @escaping @Sendable (Question) -> Instant?) { self.answer = answer }

  /// Reminders whose patterns have other components.
  init(misreading misread: @escaping @Sendable (inout [DateComponent: Int], Reminder) -> Void) {
    answer = { question in
      let reminder = question.reminder
      return question.firing(of: reminder.changingPattern { misread(&$0, reminder) } ?? reminder)
    }
  }

  func nextFiring(of reminder: Reminder, after instant: Instant, in zone: CivilZone) -> Instant? {
    answer(Question(reminder: reminder, after: instant, zone: zone))
  }
}
