import InputLaws
import InputRules

extension WildRule {
  static let noWheelsTaken = WildRule(
    "NoWheelsTaken", mistake: "A set of no wheels is a set.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { $0.problem == .noWheels ? nil : $0.problem })
}
