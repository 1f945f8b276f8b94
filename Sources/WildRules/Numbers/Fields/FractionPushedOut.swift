import InputLaws
import InputRules

extension WildRule {
  static let fractionPushedOut = WildRule(
    "FractionPushedOut", mistake: "In a full fraction, a digit pushes the last one out.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/2302",
    caughtBy: ["CaretStaysBesideItsDigit", "EditingKeepsOtherDigits"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard decision.reason != nil, !edit.isDeletion, edit.range.length == 0,
        edit.replacement.utf16.count == 1, state.text.utf16.count > edit.range.location,
        state.text.unicodeScalars.contains(field.format.symbols.decimalSeparator)
      else { return decision }
      let shorter = FieldState(String(state.text.dropLast()))
      return field.model.decide(edit, on: shorter).newState.map(Decision.rewrite) ?? decision
    })
}
