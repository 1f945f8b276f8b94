import InputLaws
import InputRules

extension WildRule {
  static let secondsMissing = WildRule(
    "SecondsMissing", mistake: "5:30 is read as hours and minutes where seconds should follow.",
    source: "https://github.com/jsmreese/moment-duration-format/issues/77",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, form in
      form.parts == .hoursMinutesSeconds ? text + ":00" : text
    }))
}
