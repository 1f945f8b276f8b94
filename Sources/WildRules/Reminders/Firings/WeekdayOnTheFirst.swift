import InputLaws
import InputRules

extension WildRule {
  static let weekdayOnTheFirst = WildRule(
    "WeekdayOnTheFirst", mistake: "A weekday is coarser than a day, which is at its first then.",
    source: "our own",
    caughtBy: ["NextFiringEqualsFoundation", "RemindersEqualModel"],
    reminders: WrongFirings(misreading: { components, _ in
      if components[.weekday] != nil, components[.day] == nil { components[.day] = 1 }
    }))
}
