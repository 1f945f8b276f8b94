import InputLaws
import InputRules

extension WildRule {
  static let mostOfOneWheel = WildRule(
    "MostOfOneWheel", mistake: "The most moves are those of the longest wheel.",
    source: "our own",
    caughtBy: ["ExpectedMovesAreMeasured", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in
      let longest = question.set.wheels.map { $0.rowCount - 1 }.max()
      return question.advice.with(most: longest.map { min($0, question.advice.mostMoves) })
    })
}
