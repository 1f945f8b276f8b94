import InputLaws
import InputRules

extension WildRule {
  static let badTimeZero = WildRule(
    "BadTimeZero", mistake: "A text that is no time is read as zero.",
    source: Article.runs,
    caughtBy: ["ReadingStopsWhereNoTextGoesOn", "RunTextsEqualModel"],
    runs: WrongTimeReadings { time, _, _ in
      guard case .failure = time else { return time }
      return .success(.zero)
    })
}
