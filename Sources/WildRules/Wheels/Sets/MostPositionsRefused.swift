import InputLaws
import InputRules

extension WildRule {
  static let mostPositionsRefused = WildRule(
    "MostPositionsRefused", mistake: "The greatest number of positions is already too many.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard question.problem == nil else { return question.problem }
      let positions = question.wheels.reduce(1) { $0 * $1.rowCount }
      return positions < 1_000_000_000_000_000 ? nil : .tooManyPositions
    })
}
