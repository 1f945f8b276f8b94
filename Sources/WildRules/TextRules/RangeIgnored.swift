import InputLaws
import InputRules

extension WildRule {
  static let rangeIgnored = WildRule(
    "RangeIgnored", mistake: "What a paste replaces still counts against the limit.",
    source: "https://github.com/testing-library/user-event/pull/1254",
    caughtBy: ["EditEqualsModel"],
    subject: RuleSubject("RangeIgnored") { field throws(RuleError) in
      SumRule(field: field, model: try field.model())
    })
}

/// The sum of both lengths is at hand, and right as long as nothing is selected.
private struct SumRule: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard !edit.isDeletion && decision.isAccepted else { return decision }
    for case .maximumLength(let limit, let unit) in field.conditions
    where unit.length(of: state.text) + unit.length(of: edit.replacement) > limit {
      return .refuse(.tooLong(limit: limit, unit: unit))
    }
    return decision
  }
}
