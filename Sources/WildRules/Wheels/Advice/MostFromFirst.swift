import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let mostFromFirst = WildRule(
    "MostFromFirst", mistake: "The most moves are those from the first position.",
    source: "our own",
    caughtBy: ["ExpectedMovesAreMeasured", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in
      let first = [Int](repeating: 0, count: question.set.wheels.count)
      let advice = try? ModelWheels().advice(
        on: question.set, from: first, mostRows: question.mostRows)
      return question.advice.with(most: advice?.mostMoves)
    })
}
