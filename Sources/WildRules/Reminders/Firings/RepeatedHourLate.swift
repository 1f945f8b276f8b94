import InputLaws
import InputRules

extension WildRule {
  static let repeatedHourLate = WildRule(
    "RepeatedHourLate", mistake: "Of two instants that show the same time the second is meant.",
    source: "https://github.com/harrisiirak/cron-parser/pull/446",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.reminder.shiftedFiring(after: question.after, in: question.zone) { firing in
        let step = question.zone.steps.first { $0.isRepeated(firing) }
        return step.map { firing.advanced(by: -$0.seconds) } ?? firing
      }
    })
}
