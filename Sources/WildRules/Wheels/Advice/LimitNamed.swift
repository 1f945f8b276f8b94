import InputLaws
import InputRules

extension WildRule {
  static let limitNamed = WildRule(
    "LimitNamed", mistake: "A wheel with as many rows as it may have is named.",
    source: "our own",
    caughtBy: ["LongWheelsAreNamed", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in
      question.advice.naming(in: question.set) { $0 >= question.mostRows }
    })
}
