import InputLaws
import InputRules

extension WildRule {
  static let alwaysRound = WildRule(
    "AlwaysRound", mistake: "Every wheel is taken to go round.",
    source: "our own",
    caughtBy: ["MovesTakeTheShorterWay", "WheelAdviceEqualsModel"],
    wheels: CountedMoves { set in set.changing(\.cyclic) })
}
