import InputLaws
import InputRules

extension WildRule {
  static let separatorCutsTail = WildRule(
    "SeparatorCutsTail",
    mistake:
      "A separator where none may be takes all that stands behind it away.",
    source: "https://github.com/s-yadav/react-number-format/issues/266",
    caughtBy: ["EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      let separator = String(field.format.symbols.decimalSeparator)
      guard decision.reason != nil, edit.replacement == separator,
        (try? state.replacing(edit)) != nil
      else { return decision }
      let head = state.text.utf16.prefix(edit.range.location)
      return .rewrite(field.showing(String(decoding: head, as: UTF16.self)))
    })
}
