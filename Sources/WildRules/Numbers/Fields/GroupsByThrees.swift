import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let groupsByThrees = WildRule(
    "GroupsByThrees", mistake: "While typing, digits are grouped by threes in every locale.",
    source: "https://github.com/openexchangerates/accounting.js/issues/113",
    caughtBy: ["TypedNumberIsGrouped", "DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      var threes = field.format
      threes.regroup(NumberGrouping())
      return ModelNumberField(threes, bounds: field.bounds).decide(edit, on: state)
    })
}
