import InputLaws
import InputRules

extension WildRule {
  static let b31 = WildRule(
    "B31", mistake: "The first digit can't be deleted, because the empty text is no number.",
    source: "https://iphone-swift.wekeepcoding.com/article/11708170/",
    caughtBy: ["EveryFieldCanBeEmptied", "DeletionIsAlwaysAccepted"],
    subject: RuleSubject("B31") { field throws(RuleError) in
      NeverEmptyRule(model: try field.model())
    })
}

/// What a committed text must be is demanded of every text on the way there, the empty one too.
private struct NeverEmptyRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard let next = decision.newState, next.text.isEmpty && !state.text.isEmpty else {
      return decision
    }
    return .refuse(.refusedByRule("a number"))
  }
}
