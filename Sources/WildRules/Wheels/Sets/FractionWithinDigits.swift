import InputLaws
import InputRules

extension WildRule {
  static let fractionWithinDigits = WildRule(
    "FractionWithinDigits", mistake: "A set needs as many wheels as there are fraction digits.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      let digits = question.wheels.filter(\.hasDigits).count
      guard question.problem == nil, question.fractionDigits > digits else {
        return question.problem
      }
      return .fractionDigits(question.fractionDigits)
    })
}
