import InputLaws
import InputRules

extension WildRule {
  static let repeatedHourOnce = WildRule(
    "RepeatedHourOnce", mistake: "What fires every hour leaves out the one that is repeated.",
    source: "https://github.com/Steve-Mcl/node-red-contrib-cron-plus/issues/108",
    caughtBy: ["NothingFiresBetween", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, !pattern.isWallClock else { return question.firing }
      return question.firing { firing in !question.zone.steps.contains { $0.repeats(firing) } }
    })
}
