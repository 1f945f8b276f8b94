import InputLaws
import InputRules

extension WildRule {
  static let caretOneBefore = WildRule(
    "CaretOneBefore",
    mistake:
      "Where a separator comes, the caret is one place before what was typed.",
    source: "https://github.com/fabiomcosta/jquery-meiomask/issues/23",
    caughtBy: [
      "TypedNumberIsGrouped", "CaretStaysBesideItsDigit", "DeletionTakesTheDigitMeant",
      "NumberFieldEqualsModel",
    ],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard case .rewrite(let next) = decision, next.selection.location > 0 else {
        return decision
      }
      return .rewrite(next.selecting(.caret(at: next.selection.location - 1)))
    })
}
