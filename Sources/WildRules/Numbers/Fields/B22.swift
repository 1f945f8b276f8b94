import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b22 = WildRule(
    "B22",
    mistake:
      "All but the backspace deletes the decimal separator that must stay: 123.00 is 12,300.",
    source: "https://github.com/taiga-family/maskito/issues/2135",
    caughtBy: ["RequiredSeparatorStays", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let isBackspace = edit.range.end == state.selection.location && state.selection.length == 0
      var unkept = field.format
      unkept.fractionDigits = 0...field.format.maximumFractionDigits
      let wrong = ModelNumberField(unkept, bounds: field.bounds)
      return edit.isDeletion && !isBackspace
        ? wrong.decide(edit, on: state) : field.model.decide(edit, on: state)
    })
}
