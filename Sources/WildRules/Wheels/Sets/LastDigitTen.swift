import InputLaws
import InputRules

extension WildRule {
  static let lastDigitTen = WildRule(
    "LastDigitTen", mistake: "A wheel made for ten digits is one to the digit ten.",
    source: Article.pickers,
    caughtBy: ["TheFirstFlawOfASetIsNamed", "WheelSetsAreJudgedAsModel"],
    wheels: WrongSets { question in
      guard case .noRows(let wheel) = question.problem,
        question.wheels[wheel].rows == .digits(to: 10)
      else { return question.problem }
      return nil
    })
}
