import InputLaws
import InputRules

extension WildRule {
  static let b23 = WildRule(
    "B23", mistake: "The caret is set for the text as asked, where a reduced one now stands.",
    source: "https://github.com/IvanIhnatsiuk/react-native-advanced-input-mask/issues/157",
    caughtBy: ["EditEqualsModel"],
    subject: RuleSubject("B23") { field throws(RuleError) in
      LateCaretRule(model: try field.model())
    })
}

/// The caret is computed from the edit and set a moment later, when another text stands there.
private struct LateCaretRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let decision = model.decide(edit, on: state)
    guard case .rewrite(let next) = decision else { return decision }
    let caret = edit.range.location + edit.replacement.utf16.count
    return .rewrite(next.placingCaret(unchecked: caret))
  }
}
