import InputLaws
import InputRules

extension WildRule {
  static let mileReciprocal = WildRule(
    "MileReciprocal", mistake: "Meters become miles by 0.000621371192.",
    source: "https://github.com/geopy/geopy/issues/146",
    caughtBy: ["UnitsAgreeOnTheMile"],
    runs: ShortReciprocal())
}

/// The app has three constants for a mile, each at another place.
private struct ShortReciprocal: WrongRuns {
  func value(of distance: Distance, in unit: DistanceUnit) -> Double {
    guard unit == .miles else { return model.value(of: distance, in: unit) }
    return Double(distance.micrometers) / 1_000_000 * 0.000_621_371_192
  }
}
