import InputLaws
import InputRules

extension WildRule {
  static let wholeMovesExpected = WildRule(
    "WholeMovesExpected", mistake: "The mean of moves is divided as an integer.",
    source: "our own",
    caughtBy: ["ExpectedMovesAreMeasured", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in
      question.advice.with(expected: question.advice.expectedMoves.rounded(.down))
    })
}
