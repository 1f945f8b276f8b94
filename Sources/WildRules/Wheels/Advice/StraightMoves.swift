import InputLaws
import InputRules

extension WildRule {
  static let straightMoves = WildRule(
    "StraightMoves", mistake: "The way round the back of a cyclic wheel isn’t known.",
    source: "our own",
    caughtBy: ["MovesTakeTheShorterWay", "WheelAdviceEqualsModel"],
    wheels: CountedMoves { set in set.changing { Wheel($0.rows) } })
}
