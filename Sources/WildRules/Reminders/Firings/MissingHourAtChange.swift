import InputLaws
import InputRules

extension WildRule {
  static let missingHourAtChange = WildRule(
    "MissingHourAtChange", mistake: "What the clock leaves out fires at the change, all at once.",
    source: "https://github.com/netresearch/go-cron/issues/41",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.reminder.shiftedFiring(after: question.after, in: question.zone) { firing in
        let isMoved = question.zone.movedForward(firing, of: pattern)
        return isMoved ? question.zone.gap(at: firing)?.instant ?? firing : firing
      }
    })
}
