import InputLaws
import InputRules

extension WildRule {
  static let othersExpected = WildRule(
    "OthersExpected", mistake: "The mean is taken over the other positions only.",
    source: "our own",
    caughtBy: ["ExpectedMovesAreMeasured", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in
      let others = Double(question.set.counts.upperBound)
      guard others > 0 else { return question.advice }
      return question.advice.with(expected: question.advice.expectedMoves * (others + 1) / others)
    })
}
