import InputLaws
import InputRules

extension WildRule {
  static let negativeZeroLost = WildRule(
    "NegativeZeroLost", mistake: "Minus zero is read as zero without its sign.",
    source: "https://github.com/moonbitlang/core/issues/4053",
    caughtBy: ["ValueKeepsEveryDigit", "EveryDoubleIsReadBack", "WritingIsReadBack"],
    numbers: WrongValues { value, _, _ in value?.isZero == true ? .zero : value })
}
