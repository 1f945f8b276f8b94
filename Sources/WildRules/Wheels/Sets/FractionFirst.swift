import InputLaws
import InputRules

extension WildRule {
  static let fractionFirst = WildRule(
    "FractionFirst", mistake: "The fraction digits are judged before the wheels.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard question.problem != nil, !(0...9).contains(question.fractionDigits) else {
        return question.problem
      }
      return .fractionDigits(question.fractionDigits)
    })
}
