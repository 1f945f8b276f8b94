import InputLaws
import InputRules

extension WildRule {
  static let negativeLastDigit = WildRule(
    "NegativeLastDigit", mistake: "The last digit is only held to be at most nine.",
    source: "our own",
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .noRows(let wheel) = question.problem,
        case .digits(let last) = question.wheels[wheel].rows, last < 0
      else { return question.problem }
      return nil
    })
}
