import InputLaws
import InputRules

extension WildRule {
  static let monthOfNow = WildRule(
    "MonthOfNow", mistake: "A year alone is matched by each of its months.",
    source: "our own",
    caughtBy: ["OneShotFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings { question in
      guard let pattern = question.pattern, pattern.components.count == 1, pattern[.year] != nil
      else { return question.firing }
      let months = (1...12).map { month in
        question.reminder.changingPattern { $0[.month] = month }
      }
      return months.compactMap { question.firing(of: $0) }.min()
    })
}
