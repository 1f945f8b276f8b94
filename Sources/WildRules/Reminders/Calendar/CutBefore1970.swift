import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let cutBefore1970 = WildRule(
    "CutBefore1970", mistake: "Before 1970 parts of a second are cut towards it.",
    source: "https://github.com/ocaml/ocaml/issues/6921",
    caughtBy: ["CivilTimesRise", "RemindersEqualModel"],
    reminders: WrongCivilTimes { instant, zone in
      let seconds = Instant(seconds: instant.microseconds / 1_000_000)
      return ModelReminders().civilTime(at: seconds, in: zone)
    })
}
