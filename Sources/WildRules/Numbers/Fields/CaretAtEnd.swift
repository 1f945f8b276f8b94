import InputLaws
import InputRules

extension WildRule {
  static let caretAtEnd = WildRule(
    "CaretAtEnd", mistake: "Where separators come or go, the caret is thrown to the end.",
    source: "https://github.com/text-mask/text-mask/pull/931",
    caughtBy: ["CaretStaysBesideItsDigit", "DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard case .rewrite(let next) = decision else { return decision }
      return .rewrite(FieldState(next.text))
    })
}
