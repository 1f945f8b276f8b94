import InputLaws
import InputRules

extension WildRule {
  static let armedAtDelivery = WildRule(
    "ArmedAtDelivery", mistake: "A repeat is counted from when it is asked for, and drifts.",
    source: "https://github.com/palerdot/remindoro/issues/54",
    caughtBy: ["IntervalsFireAtMultiples", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let interval = question.reminder.interval, interval.repeats,
        question.after > question.reminder.scheduled
      else { return question.firing }
      return question.after.advanced(byMicroseconds: interval.microseconds)
    })
}
