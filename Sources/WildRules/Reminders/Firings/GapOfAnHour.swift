import InputLaws
import InputRules

extension WildRule {
  static let gapOfAnHour = WildRule(
    "GapOfAnHour", mistake: "The clock is taken to leave out an hour, never more or less.",
    source: "https://github.com/elizaOS/eliza/pull/11100",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.reminder.shiftedFiring(after: question.after, in: question.zone) { firing in
        guard question.zone.movedForward(firing, of: pattern),
          let step = question.zone.gap(at: firing)
        else { return firing }
        return firing.advanced(by: 3_600 - step.seconds)
      }
    })
}
