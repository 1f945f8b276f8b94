import InputLaws
import InputRules

extension WildRule {
  static let zerosLost = WildRule(
    "ZerosLost", mistake: "Zeros at the end are no digits that count, so 100 is 1.",
    source: "our own",
    caughtBy: [
      "WritingIsReadBack", "EveryDoubleIsReadBack", "ValueKeepsEveryDigit", "ValueEqualsModel",
    ],
    numbers: WrongValues { value, _, _ in
      guard let value, value.exponent > .near(0) else { return value }
      return ExactNumber(isNegative: value.isNegative, trusting: value.digits)
    })
}
