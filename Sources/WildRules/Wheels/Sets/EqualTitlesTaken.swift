import InputLaws
import InputRules

extension WildRule {
  static let equalTitlesTaken = WildRule(
    "EqualTitlesTaken", mistake: "Two rows of a wheel may have the same title.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .equalTitles = question.problem else { return question.problem }
      return nil
    })
}
