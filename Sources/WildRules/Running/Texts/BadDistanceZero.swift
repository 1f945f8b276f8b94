import InputLaws
import InputRules

extension WildRule {
  static let badDistanceZero = WildRule(
    "BadDistanceZero", mistake: "A text that is no distance is read as zero.",
    source: Article.runs,
    caughtBy: ["RunTextsEqualModel"],
    runs: ZeroReadings())
}

/// `Double(text) ?? 0`.
private struct ZeroReadings: WrongRuns {
  func distance(
    of text: String, in unit: DistanceUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Distance {
    (try? model.distance(of: text, in: unit, with: symbols)) ?? .zero
  }
}
