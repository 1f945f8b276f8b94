import InputLaws
import InputRules

extension WildRule {
  static let b32 = WildRule(
    "B32", mistake: "At the limit the field is stuck: backspace is refused as well.",
    source: "http://www.kouhan.cn/en/article/00041730",
    caughtBy: ["DeletionIsAlwaysAccepted", "EveryFieldCanBeEmptied"],
    subject: RuleSubject("B32") { field throws(RuleError) in
      StuckAtLimitRule(field: field, model: try field.model())
    })
}

/// `return text.count < limit` asks how long the text is, not how long the edit would make it.
private struct StuckAtLimitRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard edit.isDeletion && edit.range.length > 0 && decision.isAccepted else { return decision }
    for case .maximumLength(let limit, let unit) in field.conditions
    where unit.length(of: state.text) >= limit {
      return .refuse(.tooLong(limit: limit, unit: unit))
    }
    return decision
  }
}
