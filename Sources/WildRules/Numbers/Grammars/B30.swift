import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b30 = WildRule(
    "B30", mistake: "The number is read with a point, whatever the locale writes: 2,75 is 2.",
    source: "https://github.com/xmartlabs/XLForm/issues/452",
    caughtBy: [
      "ValueKeepsEveryDigit", "WritingIsReadBack", "EveryNumberWithinBoundsCanBeTyped",
      "ValueEqualsModel",
    ],
    numbers: WrongValues { value, text, format in
      guard value != nil && format.symbols.decimalSeparator != "." else { return value }
      let head = text.unicodeScalars.prefix { $0 != format.symbols.decimalSeparator }
      return ModelNumbers().value(of: String(head), in: format)
    })
}
