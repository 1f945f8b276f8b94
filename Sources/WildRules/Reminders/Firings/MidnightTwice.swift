import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let midnightTwice = WildRule(
    "MidnightTwice", mistake: "A reminder for a day fires twice where midnight is repeated.",
    source: "our own",
    caughtBy: ["FiringMatchesItsPattern", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern.isWallClock, pattern[.hour] == nil,
        question.reminder.trigger.repeats
      else { return question.firing }
      let again = question.zone.steps.compactMap { step -> Instant? in
        guard step.seconds < 0 else { return nil }
        let before = question.after.advanced(by: step.seconds)
        let first = ModelReminders().nextFiring(
          of: question.reminder, after: before, in: question.zone)
        return first.flatMap { step.isRepeated($0) ? $0.advanced(by: -step.seconds) : nil }
      }
      return (again + [question.firing].compactMap { $0 }).min()
    })
}
