import InputLaws
import InputRules

extension WildRule {
  static let timeSpacesTrimmed = WildRule(
    "TimeSpacesTrimmed", mistake: "Spaces around a time are left out before it is read.",
    source: "our own",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, _ in
      String(text.filter { !$0.isWhitespace })
    }))
}
