import InputLaws
import InputRules

extension WildRule {
  static let separatorCounts = WildRule(
    "SeparatorCounts", mistake: "A separator shifts the digits before it, as a digit does.",
    source: "our own",
    caughtBy: ["EveryUnitDialsItsRange", "WheelRowsEqualModel"],
    wheels: WrongCounts { set in
      set.places.enumerated().map { wheel, place in
        let separators = set.wheels[(wheel + 1)...].filter { $0.rowCount == 1 }.count
        return (0..<separators).reduce(place) { place, _ in place &* 10 }
      }
    })
}
