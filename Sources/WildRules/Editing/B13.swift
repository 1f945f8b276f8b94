import InputLaws
import InputRules

extension WildRule {
  static let b13 = WildRule(
    "B13", mistake: "The spaces before a suggestion are trimmed, and so are those of any paste.",
    source: "https://github.com/lionheart/openradar-mirror/issues/2470",
    caughtBy: ["PastingEqualsTyping", "SpliceEqualsNSString"],
    subject: RuleSubject("B13") { field throws(RuleError) in
      TrimmingRule(model: try field.model())
    })
}

/// Suggestions come with hidden leading spaces; nothing marks them, so every longer string is
/// trimmed.
private struct TrimmingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    guard edit.replacement.count > 1 else { return model.decide(edit, on: state) }
    let trimmed = String(edit.replacement.drop { $0 == " " })
    return model.decide(Edit(replacing: edit.range, with: trimmed), on: state)
  }
}
