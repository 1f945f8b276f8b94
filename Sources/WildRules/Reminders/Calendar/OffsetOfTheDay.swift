import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let offsetOfTheDay = WildRule(
    "OffsetOfTheDay", mistake: "The offset of now is taken for every time to come.",
    source: "https://github.com/NousResearch/hermes-agent/pull/109532",
    caughtBy: ["FullyDatedFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let offset = question.zone.offset(at: question.after)
      let zone = (try? CivilZone(offset: offset)) ?? question.zone
      return ModelReminders().nextFiring(of: question.reminder, after: question.after, in: zone)
    })
}
