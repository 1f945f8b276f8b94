import InputLaws
import InputRules

extension WildRule {
  static let firstWheelFastest = WildRule(
    "FirstWheelFastest", mistake: "The first wheel counts ones, and the last the most.",
    source: "our own",
    caughtBy: [
      "EveryHourMinuteAndSecondIsOnePosition", "WheelRowsEqualModel", "RowsAndCountsAreInverse",
    ],
    wheels: WrongCounts { set in
      var place = 1
      return set.wheels.map { wheel in
        defer { place = place &* wheel.rowCount }
        return place
      }
    })
}
