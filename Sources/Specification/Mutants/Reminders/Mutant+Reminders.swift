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

  /// Reminders' patterns have other components.
  static func reminderPattern(
    _ id: String, _ mistake: String,
    _ misread: @escaping @Sendable (inout [DateComponent: Int], Reminder) -> Void
  ) -> Mutation {
    firing(id, mistake) { question in
      let reminder = question.reminder
      return question.firing(of: reminder.changingPattern { misread(&$0, reminder) } ?? reminder)
    }
  }

  /// A clean-up keeps what `clean` keeps.
  static func cleanedList(
    _ id: String, _ mistake: String,
    _ clean: @escaping @Sendable ([Reminder], Instant) -> [Reminder]
  ) -> Mutation {
    replacing(\.reminders.cleanedList, id, mistake, by: clean)
  }

  /// Zones are misread wherever they are used.
  static func zone(
    _ id: String, _ mistake: String, _ misread: @escaping @Sendable (CivilZone) -> CivilZone
  ) -> Mutation {
    Mutation(id, mistake) {
      $0.civilTimes.timeAtInstant = { ModelZones().civilTime(at: $0, in: misread($1)) }
      $0.reminders.nextFiringOfReminder = { model.nextFiring(of: $0, after: $1, in: misread($2)) }
      $0.reminders.nextFiringOfList = { model.nextFiring(of: $0, after: $1, in: misread($2)) }
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

  /// The firing of a reminder that fires in every `component` of a given `coarser` one.
  ///
  /// - Parameters:
  ///   - component: the component that isn't given; it lasts `seconds`.
  ///   - value: reads it from a time.
  func ringing(
    every component: DateComponent, of coarser: DateComponent, seconds: Int,
    _ value: (CivilTime) -> Int
  ) -> Instant? {
    guard let pattern, pattern[coarser] != nil, pattern[component] == nil,
      let time = ModelZones().civilTime(at: after.advanced(by: seconds), in: zone)
    else { return firing }
    let ringing = reminder.changingPattern { $0[component] = value(time) }
    return [reminder, ringing].compactMap { firing(of: $0) }.min()
  }

  /// The first of the reminder's instants for which `isMeant` holds.
  func firing(where isMeant: (Instant) -> Bool) -> Instant? {
    reminder.firing(after: after, in: zone, where: isMeant)
  }
}
