import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let digitsExpected = WildRule(
    "DigitsExpected", mistake: "The mean leaves out wheels that have titles of their own.",
    source: "our own",
    caughtBy: ["ExpectedMovesAreMeasured", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in
      let set = question.set.changing { $0.hasDigits ? $0 : .separator("") }
      let rows = zip(set.wheels, question.set.rows(question.rows)).map { $0.hasDigits ? $1 : 0 }
      let advice = try? ModelWheels().advice(on: set, from: rows, mostRows: question.mostRows)
      return question.advice.with(expected: advice?.expectedMoves)
    })
}
