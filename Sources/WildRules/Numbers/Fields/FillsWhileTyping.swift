import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let fillsWhileTyping = WildRule(
    "FillsWhileTyping",
    mistake:
      "Zeros are filled in behind the separator while the number is typed.",
    source: "https://github.com/customd/jquery-number/issues/76",
    caughtBy: [
      "CaretStaysBesideItsDigit", "TypedNumberIsGrouped", "EditingKeepsOtherDigits",
      "NumberFieldEqualsModel",
    ],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard !edit.isDeletion, let next = decision.newState else { return decision }
      let model = ModelNumbers()
      guard let value = model.value(of: next.text, in: field.format),
        let text = try? model.text(of: value, in: field.format),
        !text.utf16.elementsEqual(next.text.utf16)
      else { return decision }
      return .rewrite(FieldState(text))
    })
}
