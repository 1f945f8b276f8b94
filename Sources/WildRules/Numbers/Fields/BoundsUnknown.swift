import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let boundsUnknown = WildRule(
    "BoundsUnknown", mistake: "The field looks at no bounds.",
    source: "https://github.com/palantir/blueprint/issues/2071",
    caughtBy: ["NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      ModelNumberField(field.format, bounds: .none).decide(edit, on: state)
    })
}
