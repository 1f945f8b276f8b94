private let model = ModelReminders()

extension Mutant {
  /// `answer` gives the firing of a reminder.
  static func firing(
    _ id: String, _ mistake: String, _ answer: @escaping @Sendable (FiringQuestion) -> Instant?
  ) -> Mutation {
    replacing(\.reminders.nextFiringOfReminder, id, mistake) {
      answer(FiringQuestion(reminder: $0, after: $1, zone: $2))
    }
  }
}

/// A question about a reminder's next firing.
struct FiringQuestion {
  let reminder: Reminder
  let after: Instant
  let zone: CivilZone
  /// The model's answer.
  var firing: Instant? { firing(of: reminder) }
  /// The pattern, if the reminder has one.
  var pattern: DatePattern? { reminder.pattern }

  /// The next firing of another reminder, according to the model.
  func firing(of reminder: Reminder?) -> Instant? {
    reminder.flatMap { model.nextFiring(of: $0, after: after, in: zone) }
  }

  /// The first of the reminder's instants for which `isMeant` is true.
  func firing(where isMeant: (Instant) -> Bool) -> Instant? {
    reminder.firing(after: after, in: zone, where: isMeant)
  }
}
