import InputLaws
import InputRules

extension WildRule {
  static let secondSeparatorClears = WildRule(
    "SecondSeparatorClears", mistake: "A second decimal separator clears the field.",
    source: "https://github.com/47vigen/raqam/pull/17",
    caughtBy: ["EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      let separator = field.format.symbols.decimalSeparator
      let isSecond =
        state.text.unicodeScalars.contains(separator)
        && edit.replacement.unicodeScalars.contains(separator)
      return isSecond && decision.reason != nil ? .rewrite(.empty) : decision
    })
}
