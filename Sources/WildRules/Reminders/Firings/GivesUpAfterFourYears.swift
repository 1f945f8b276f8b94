import InputLaws
import InputRules

extension WildRule {
  static let givesUpAfterFourYears = WildRule(
    "GivesUpAfterFourYears", mistake: "A leap year is taken to be four years away at most.",
    source: "https://github.com/dagster-io/dagster/pull/16259",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard question.pattern?[.month] == 2, question.pattern?[.day] == 29 else {
        return question.firing
      }
      return question.firing.flatMap { $0 > question.after.advanced(by: 126_403_200) ? nil : $0 }
    })
}
