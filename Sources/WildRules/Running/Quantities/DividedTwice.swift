import InputLaws
import InputRules

extension WildRule {
  static let dividedTwice = WildRule(
    "DividedTwice", mistake: "Micrometers become meters and those miles, rounded each time.",
    source: "https://github.com/rust-embedded-community/rust-measurements/issues/25",
    caughtBy: ["DoublesOfQuantitiesAreNearest"],
    runs: StepByStep())
}

/// Two divisions round twice.
private struct StepByStep: WrongRuns {
  func value(of distance: Distance, in unit: DistanceUnit) -> Double {
    Double(distance.micrometers) / 1_000_000 / (Double(unit.micrometers) / 1_000_000)
  }
}
