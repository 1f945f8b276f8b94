import InputLaws
import InputRules

extension WildRule {
  static let endOnly = WildRule(
    "EndOnly", mistake: "Every edit is taken for one at the end of the text.",
    source: "https://github.com/VojtaStavik/VSTextField",
    caughtBy: ["SpliceEqualsString", "SpliceEqualsNSString"],
    subject: RuleSubject("EndOnly") { field throws(RuleError) in
      EndOnlyRule(model: try field.model())
    })
}

/// Only the lengths before and after are compared: a longer text has been appended to, a shorter
/// cut.
private struct EndOnlyRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    model.decide(edit, on: state).changingState { next in
      let before = state.text.utf16
      let after = next.text.utf16
      let units = Array(before.prefix(after.count)) + Array(after.dropFirst(before.count))
      return FieldState(String(decoding: units, as: UTF16.self))
    }
  }
}
