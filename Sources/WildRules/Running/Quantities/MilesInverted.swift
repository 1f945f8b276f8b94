import InputLaws
import InputRules

extension WildRule {
  static let milesInverted = WildRule(
    "MilesInverted", mistake: "A distance is multiplied by what it should be divided by.",
    source: "https://github.com/bailuk/AAT/pull/5",
    caughtBy: ["UnitsAgreeOnTheMile"],
    runs: InvertedMiles())
}

/// A run of a thousand meters has 1.6 miles.
private struct InvertedMiles: WrongRuns {
  func value(of distance: Distance, in unit: DistanceUnit) -> Double {
    guard unit == .miles else { return model.value(of: distance, in: unit) }
    return model.value(of: distance, in: .kilometers) * 1.609344
  }
}
