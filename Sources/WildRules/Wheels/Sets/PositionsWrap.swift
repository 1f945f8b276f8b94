import InputLaws
import InputRules

extension WildRule {
  static let positionsWrap = WildRule(
    "PositionsWrap", mistake: "Positions are counted in an integer that wraps around.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard question.problem == .tooManyPositions else { return question.problem }
      let positions = question.wheels.reduce(1) { $0 &* $1.rowCount }
      return positions > 1_000_000_000_000_000 ? .tooManyPositions : nil
    })
}
