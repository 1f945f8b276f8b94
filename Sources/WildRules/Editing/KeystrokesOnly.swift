import InputLaws
import InputRules

extension WildRule {
  static let keystrokesOnly = WildRule(
    "KeystrokesOnly",
    mistake: "A replacement of several characters, such as a paste, bypasses the rule.",
    source: "https://github.com/react/react-native/issues/9082",
    caughtBy: ["LengthNeverExceedsLimit", "PastingEqualsTyping"],
    subject: RuleSubject("KeystrokesOnly") { field throws(RuleError) in
      KeystrokesOnlyRule(model: try field.model())
    })
}

/// The rule is asked about keystrokes only; pastes and predictions reach the field by another way.
private struct KeystrokesOnlyRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    guard edit.replacement.count > 1, let next = try? state.replacing(edit) else {
      return model.decide(edit, on: state)
    }
    return .accept(next)
  }
}
