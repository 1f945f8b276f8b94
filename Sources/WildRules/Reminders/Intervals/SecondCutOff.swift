import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let secondCutOff = WildRule(
    "SecondCutOff", mistake: "The instant that is asked about loses its part of a second.",
    source: "https://github.com/Sonic0/cron-converter/issues/5",
    caughtBy: ["FiringsRise"],
    reminders: WrongFirings { question in
      let part = question.after.microseconds % 1_000_000
      guard question.pattern != nil, part > 0 else { return question.firing }
      let before = question.after.advanced(byMicroseconds: -part - 1)
      return ModelReminders().nextFiring(of: question.reminder, after: before, in: question.zone)
    })
}
