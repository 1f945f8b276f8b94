private let model = ModelReminders()

extension Mutant {
  /// The interval of a trigger is computed by `answer` from the model's.
  static func interval(
    _ id: String, _ mistake: String,
    _ answer:
      @escaping @Sendable (Result<Int, TriggerProblem>, Double, Bool) -> Result<Int, TriggerProblem>
  ) -> Mutation {
    result(of: \.reminders.intervalOfTrigger, id, mistake, by: answer)
  }

  /// The reason components don't form a pattern is computed by `answer` from the model's reason.
  static func componentProblem(
    _ id: String, _ mistake: String,
    _ answer: @escaping @Sendable (TriggerProblem?, [DateComponent: Int]) -> TriggerProblem?
  ) -> Mutation {
    change(\.reminders.problemOfComponents, id, mistake, by: answer)
  }

  /// Reminders fire when `answer` says.
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

  /// The first of the reminder's instants for which `isMeant` holds.
  func firing(where isMeant: (Instant) -> Bool) -> Instant? {
    reminder.firing(after: after, in: zone, where: isMeant)
  }
}
