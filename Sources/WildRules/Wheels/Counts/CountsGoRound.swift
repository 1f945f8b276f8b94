import InputLaws
import InputRules

extension WildRule {
  static let countsGoRound = WildRule(
    "CountsGoRound", mistake: "A count beyond the last position begins again at the first.",
    source: "our own",
    caughtBy: ["EveryUnitDialsItsRange", "WheelRowsEqualModel", "CountsOutsideAreRefused"],
    wheels: RoundCounts())
}

/// The digits of the count that there are no wheels for are left out.
private struct RoundCounts: WrongWheels {
  func rows(at count: Int, of set: WheelSet) throws(WheelProblem) -> [Int] {
    let positions = set.counts.upperBound + 1
    return try model.rows(at: count >= positions ? count % positions : count, of: set)
  }
}
