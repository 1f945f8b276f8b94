import InputLaws
import InputRules

extension WildRule {
  static let missingHourSkipped = WildRule(
    "MissingHourSkipped", mistake: "A reminder in an hour that the clock leaves out doesn’t fire.",
    source: "https://github.com/spring-projects/spring-framework/issues/28245",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern.isWallClock else { return question.firing }
      return question.firing { !question.zone.movedForward($0, of: pattern) }
    })
}
