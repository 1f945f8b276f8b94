import InputLaws
import InputRules

extension WildRule {
  static let indianAsThrees = WildRule(
    "IndianAsThrees",
    mistake:
      "Digits are grouped by threes wherever the locale groups them otherwise.",
    source: "https://github.com/andyearnshaw/Intl.js/issues/51",
    caughtBy: [
      "ValueKeepsEveryDigit", "EveryCompleteNumberCanBeTyped", "StrangersAreRefused",
      "NumberFieldEqualsModel",
    ],
    numbers: MisreadFormats { $0.regroup(NumberGrouping(minimum: $0.symbols.grouping.minimum)) })
}
