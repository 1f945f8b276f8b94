import InputLaws
import InputRules

extension WildRule {
  static let ownSizeCounts = WildRule(
    "OwnSizeCounts", mistake: "A wheel counts by its own rows, not by those behind it.",
    source: "our own",
    caughtBy: ["EveryUnitDialsItsRange", "WheelRowsEqualModel"],
    wheels: WrongCounts { set in
      let places = set.places
      return set.wheels.indices.map { wheel in
        let isLast = wheel + 1 == set.wheels.count
        return isLast ? 1 : places[wheel + 1] &* set.wheels[wheel].rowCount
      }
    })
}
