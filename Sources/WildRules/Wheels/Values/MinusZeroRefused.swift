import InputLaws
import InputRules

extension WildRule {
  static let minusZeroRefused = WildRule(
    "MinusZeroRefused", mistake: "Minus zero is refused for its sign.",
    source: "our own",
    caughtBy: ["ValuesOutsideAreRefused", "WheelValuesEqualModel"],
    wheels: WrongShownValues { question in
      question.value.isZero && question.value.sign == .minus ? .failure(.negative) : question.count
    })
}
