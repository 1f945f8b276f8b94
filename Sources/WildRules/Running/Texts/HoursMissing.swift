import InputLaws
import InputRules

extension WildRule {
  static let hoursMissing = WildRule(
    "HoursMissing", mistake: "5:30 is read as minutes and seconds where hours should stand.",
    source: "https://github.com/moment/moment/issues/2341",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, form in
      form.parts == .hoursMinutesSeconds ? "0:" + text : text
    }))
}
