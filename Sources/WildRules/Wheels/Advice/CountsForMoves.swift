import InputLaws
import InputRules

extension WildRule {
  static let countsForMoves = WildRule(
    "CountsForMoves", mistake: "The difference of counts is taken for the moves.",
    source: "our own",
    caughtBy: ["MovesTakeTheShorterWay", "WheelAdviceEqualsModel"],
    wheels: CountDifferences())
}

/// As if there were one long wheel.
private struct CountDifferences: WrongWheels {
  func moves(from: [Int], to: [Int], in set: WheelSet) throws(WheelProblem) -> Int {
    _ = try model.moves(from: from, to: to, in: set)
    return abs(try model.count(of: from, in: set) - model.count(of: to, in: set))
  }
}
