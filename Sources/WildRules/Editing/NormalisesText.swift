import Foundation
import InputLaws
import InputRules

extension WildRule {
  static let normalisesText = WildRule(
    "NormalisesText", mistake: "What is inserted is brought into the composed normal form.",
    source: "https://github.com/Gitlawb/openclaude/pull/1954",
    caughtBy: ["SpliceEqualsString", "SpliceEqualsNSString"],
    subject: RuleSubject("NormalisesText") { field throws(RuleError) in
      NormalisingRule(model: try field.model())
    })
}

/// Equivalent texts look alike and compare as equal, so the change of units goes unnoticed.
private struct NormalisingRule: WrongRule {
  let model: any TextRule

  func decide(_ edit: Edit, on state: FieldState) -> Decision {
    let composed = edit.replacement.precomposedStringWithCanonicalMapping
    return model.decide(Edit(replacing: edit.range, with: composed), on: state)
  }
}
