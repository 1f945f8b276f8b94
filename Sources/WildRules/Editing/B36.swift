import InputLaws
import InputRules

extension WildRule {
  static let b36 = WildRule(
    "B36", mistake: "A range that can't be converted empties the field.",
    source: "https://github.com/luximetr/AnyFormatKit/tree/ae3a965",
    caughtBy: ["RangesOutsideAreRefused", "EditSequencesEqualModel"],
    subject: RuleSubject("B36") { field throws(RuleError) in
      EmptyingRule(model: try field.model())
    })
}

/// The conversion of the range gives nil, and a result is at hand that needs no thought: none.
private struct EmptyingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    if case .refuse(.rangeOutsideText) = decision { return .accept(.empty) }
    return decision
  }
}
