import InputLaws
import InputRules

extension WildRule {
  static let givesUpAfterAYear = WildRule(
    "GivesUpAfterAYear", mistake: "The next date is looked for a year ahead, and no further.",
    source: "https://github.com/taichino/croniter/issues/131",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      question.firing.flatMap { $0 > question.after.advanced(by: 31_622_400) ? nil : $0 }
    })
}
