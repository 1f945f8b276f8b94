import InputLaws
import InputRules

extension WildRule {
  static let shrinksSelection = WildRule(
    "ShrinksSelection",
    mistake:
      "A digit typed over a selection that ends in a separator takes a digit too many.",
    source: "our own",
    caughtBy: ["EditingKeepsOtherDigits", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      guard !edit.isDeletion, edit.range.length > 0, (try? state.replacing(edit)) != nil else {
        return field.model.decide(edit, on: state)
      }
      let selected = FieldState(state.text).text(in: edit.range)
      guard selected.unicodeScalars.last == field.format.symbols.groupingSeparator else {
        return field.model.decide(edit, on: state)
      }
      var wider = edit.range
      wider.length += 1
      return field.model.decide(Edit(replacing: wider, with: edit.replacement), on: state)
    })
}
