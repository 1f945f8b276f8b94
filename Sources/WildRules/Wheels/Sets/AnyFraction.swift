import InputLaws
import InputRules

extension WildRule {
  static let anyFraction = WildRule(
    "AnyFraction", mistake: "Any number of digits may be a fraction.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .fractionDigits = question.problem else { return question.problem }
      return nil
    })
}
