import InputLaws
import InputRules

extension WildRule {
  static let b5 = WildRule(
    "B5", mistake: "The range is applied to the formatter's own, stale copy of the text.",
    source: "https://github.com/primer-io/primer-sdk-ios/pull/1041",
    caughtBy: ["VerdictDependsOnlyOnStateAndEdit"],
    subject: RuleSubject("B5") { field throws(RuleError) in
      StaleCopyRule(model: try field.model())
    })
}

/// A formatter that keeps what it last wrote misses every text that the app sets by itself.
private struct StaleCopyRule: WrongRule {
  let model: any TextRule
  let copy = Memory<FieldState?>(nil)

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    copy.update { copy in
      let decision = model.decide(edit, on: copy ?? state)
      copy = decision.newState ?? copy
      return decision
    }
  }
}
