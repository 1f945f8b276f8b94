import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let separatorGoesWithOthers = WildRule(
    "SeparatorGoesWithOthers",
    mistake:
      "With other characters, the decimal separator that must stay is deleted.",
    source: "https://github.com/taiga-family/maskito/issues/2062",
    caughtBy: ["RequiredSeparatorStays"],
    numbers: WrongFields { field, edit, state in
      var unkept = field.format
      unkept.fractionDigits = 0...field.format.maximumFractionDigits
      let wrong = ModelNumberField(unkept, bounds: field.bounds)
      let isLonger = edit.isDeletion && edit.range.length > 1
      return isLonger ? wrong.decide(edit, on: state) : field.model.decide(edit, on: state)
    })
}
