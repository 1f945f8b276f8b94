import InputLaws
import InputRules

extension WildRule {
  static let yearsAreForever = WildRule(
    "YearsAreForever", mistake: "A year that is given is forgotten when a date repeats.",
    source: "our own",
    caughtBy: ["FullyDatedFiresOnce", "RemindersEqualModel"],
    reminders: WrongFirings(misreading: { components, reminder in
      guard reminder.trigger.repeats, components.count > 1 else { return }
      components[.year] = nil
    }))
}
