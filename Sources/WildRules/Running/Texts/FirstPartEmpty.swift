import InputLaws
import InputRules

extension WildRule {
  static let firstPartEmpty = WildRule(
    "FirstPartEmpty", mistake: ":30 is read as half a minute.",
    source: "our own",
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings(mending: { text, _ in text.first == ":" ? "0" + text : text }))
}
