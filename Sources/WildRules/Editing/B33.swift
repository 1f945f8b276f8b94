import InputLaws
import InputRules

extension WildRule {
  static let b33 = WildRule(
    "B33", mistake: "Smart punctuation inserts other characters than were typed.",
    source: "https://github.com/react/react-native/pull/30693",
    caughtBy: ["SpliceEqualsNSString", "SpliceEqualsString"],
    subject: RuleSubject("B33") { field throws(RuleError) in
      SmartPunctuationRule(model: try field.model())
    })
}

/// Smart quotes and dashes are on by default, in fields for code and passwords as well.
private struct SmartPunctuationRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let smart = edit.replacement.replacing("--", with: "\u{2014}").replacing("'", with: "\u{2019}")
    return model.decide(Edit(replacing: edit.range, with: smart), on: state)
  }
}
