import InputLaws
import InputRules

extension WildRule {
  static let repairJoinsDigits = WildRule(
    "RepairJoinsDigits",
    mistake: "A repair of a number keeps its ASCII digits and nothing else.",
    source: "our own",
    caughtBy: ["FilteringNeverChangesANumber"],
    subject: RuleSubject("RepairJoinsDigits") { field throws(RuleError) in
      DigitJoiner(field: field, model: try field.model())
    })
}

/// As a filter for telephone numbers does.
private struct DigitJoiner: WrongRule {
  let field: FieldDescription
  let model: any TextRule

  func repaired(_ state: FieldState) -> FieldState {
    if field.numbers.isEmpty || objection(to: state.text) == nil { return model.repaired(state) }
    return FieldState(state.text.filter { $0.isASCII && $0.isNumber })
  }
}
