import InputLaws
import InputRules

extension WildRule {
  static let repeatedSign = WildRule(
    "RepeatedSign", mistake: "A sign typed anywhere toggles that of the number.",
    source: "https://github.com/assisrafael/angular-input-masks/issues/147",
    caughtBy: ["EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard decision.reason != nil, edit.replacement == "-", (try? state.replacing(edit)) != nil
      else { return decision }
      let text = state.text.hasPrefix("-") ? String(state.text.dropFirst()) : "-" + state.text
      return .rewrite(field.showing(text))
    })
}
