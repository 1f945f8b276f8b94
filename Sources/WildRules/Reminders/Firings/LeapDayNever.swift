import InputLaws
import InputRules

extension WildRule {
  static let leapDayNever = WildRule(
    "LeapDayNever", mistake: "February has 28 days, so its 29th never comes.",
    source: "https://github.com/Xinc-org/xinc/issues/127",
    caughtBy: ["FullyDatedFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      let firing = question.firing
      guard let pattern = question.pattern, pattern[.month] == 2, pattern[.day] == 29 else {
        return firing
      }
      return nil
    })
}
