import InputLaws
import InputRules

extension WildRule {
  static let doubledCharacters = WildRule(
    "DoubledCharacters", mistake: "A digit that makes a separator appear goes in twice.",
    source: "https://github.com/taiga-family/maskito/issues/418",
    caughtBy: [
      "TypedNumberIsGrouped", "CaretStaysBesideItsDigit", "EditingKeepsOtherDigits",
      "NumberFieldEqualsModel",
    ],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard case .rewrite(let next) = decision, !edit.isDeletion else { return decision }
      let again = Edit(replacing: .caret(at: next.selection.location), with: edit.replacement)
      return field.model.decide(again, on: next).newState.map(Decision.rewrite) ?? decision
    })
}
