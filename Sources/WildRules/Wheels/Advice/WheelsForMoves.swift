import InputLaws
import InputRules

extension WildRule {
  static let wheelsForMoves = WildRule(
    "WheelsForMoves", mistake: "The wheels that move are counted, not the rows.",
    source: "our own",
    caughtBy: ["MovesTakeTheShorterWay", "WheelAdviceEqualsModel"],
    wheels: MovedWheels())
}

/// A flick is a move, however far it goes.
private struct MovedWheels: WrongWheels {
  func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    _ = try model.moves(from: from, to: to, in: set)
    return zip(set.rows(from), set.rows(to)).filter { $0 != $1 }.count
  }
}
