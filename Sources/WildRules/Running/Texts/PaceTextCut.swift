import InputLaws
import InputRules

extension WildRule {
  static let paceTextCut = WildRule(
    "PaceTextCut", mistake: "Seconds of a pace are cut: a marathon in 5:45:00 is 13:09 a mile.",
    source: "https://github.com/hhopke/intervals-icu-mcp/issues/63",
    caughtBy: ["PedometerSaysWhatItKnows", "RunTextsEqualModel"],
    runs: CutPaces())
}

/// `Int(seconds) % 60`.
private struct CutPaces: WrongRuns {
  func text(
    of pace: Pace, per unit: DistanceUnit, isPadded: Bool, rounding: ValueRounding
  ) -> String {
    model.text(of: pace, per: unit, isPadded: isPadded, rounding: .down)
  }
}
