import InputLaws
import InputRules

extension WildRule {
  static let timesThreePointSix = WildRule(
    "TimesThreePointSix", mistake: "Kilometers an hour are 3.6 times the meters in a second.",
    source: "our own",
    caughtBy: ["DoublesOfQuantitiesAreNearest"],
    runs: MultipliedSpeeds())
}

/// 3.6 isn’t a double.
private struct MultipliedSpeeds: WrongRuns {
  func value(of speed: Speed, in unit: SpeedUnit) -> Double {
    guard unit == .kilometersPerHour else { return model.value(of: speed, in: unit) }
    return model.value(of: speed, in: .metersPerSecond) * 3.6
  }
}
