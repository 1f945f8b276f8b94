import InputLaws
import InputRules

extension WildRule {
  static let deletionRefused = WildRule(
    "DeletionRefused",
    mistake:
      "A deletion that leaves no number is refused, so the first of 1,000 stays.",
    source: "https://github.com/ericberman/MyFlightbookiOS/issues/43",
    caughtBy: ["DeletionTakesTheDigitMeant", "NumberFieldEqualsModel"],
    numbers: WrongFields { field, edit, state in
      let decision = field.model.decide(edit, on: state)
      guard edit.isDeletion, let next = decision.newState,
        let problem = field.problem(of: next.text)
      else { return decision }
      return .refuse(.notNumeric(problem))
    })
}
