import InputLaws
import InputRules

extension WildRule {
  static let speedReadThroughText = WildRule(
    "SpeedReadThroughText", mistake: "A speed that is read has the two decimals that are shown.",
    source: "our own",
    caughtBy: ["RunTextsEqualModel"],
    runs: ShownSpeeds())
}

/// What is shown is taken for what was meant.
private struct ShownSpeeds: WrongRuns {
  func speed(
    of text: String, in unit: SpeedUnit, with symbols: NumberSymbols
  ) throws(RunProblem) -> Speed {
    let right = try model.speed(of: text, in: unit, with: symbols)
    let shown = model.text(of: right, in: unit, with: symbols)
    return (try? model.speed(of: shown, in: unit, with: symbols)) ?? right
  }
}
