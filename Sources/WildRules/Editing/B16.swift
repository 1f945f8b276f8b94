import InputLaws
import InputRules

extension WildRule {
  static let b16 = WildRule(
    "B16", mistake: "Any edit throws the caret to the end of the text.",
    source: "https://github.com/jobandtalent/AnimatedTextInput/pull/70",
    caughtBy: ["EditEqualsModel", "EditSequencesEqualModel"],
    subject: RuleSubject("B16") { field throws(RuleError) in
      CaretThrowingRule(model: try field.model())
    })
}

/// Writing a field's text as a whole resets its selection, and nobody sets it again.
private struct CaretThrowingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    model.decide(edit, on: state).changingState { FieldState($0.text) }
  }
}
