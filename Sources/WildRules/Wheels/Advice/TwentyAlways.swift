import InputLaws
import InputRules

extension WildRule {
  static let twentyAlways = WildRule(
    "TwentyAlways", mistake: "A wheel may have twenty rows, whatever is asked.",
    source: Article.pickers,
    caughtBy: ["LongWheelsAreNamed", "WheelAdviceEqualsModel"],
    wheels: WrongAdvice { question in question.advice.naming(in: question.set) { $0 > 20 } })
}
