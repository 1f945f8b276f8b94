import InputLaws
import InputRules

extension WildRule {
  static let b4 = WildRule(
    "B4", mistake: "A range outside the text is moved inside it instead of refused.",
    source: "https://github.com/marmelroy/PhoneNumberKit/issues/627",
    caughtBy: ["RangesOutsideAreRefused"],
    subject: RuleSubject("B4") { field throws(RuleError) in
      ClampingRule(model: try field.model())
    })
}

/// The range was used unchecked and crashed; clamping hides the crash and edits another place.
private struct ClampingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let count = state.text.utf16.count
    let location = min(max(edit.range.location, 0), count)
    let length = min(max(edit.range.length, 0), count - location)
    let range = TextRange(location: location, length: length)
    return model.decide(Edit(replacing: range, with: edit.replacement), on: state)
  }
}
