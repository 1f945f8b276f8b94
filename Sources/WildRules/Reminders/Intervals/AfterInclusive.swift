import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let afterInclusive = WildRule(
    "AfterInclusive", mistake: "The instant that is asked about may be the next firing.",
    source: "https://github.com/taichino/croniter/pull/103",
    caughtBy: ["EveryMatchingTimeFires", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let before = question.after.advanced(byMicroseconds: -1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    })
}
