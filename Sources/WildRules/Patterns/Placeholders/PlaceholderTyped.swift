import InputLaws
import InputRules

extension WildRule {
  static let placeholderTyped = WildRule(
    "PlaceholderTyped", mistake: "A placeholder that is typed fills a slot which would take it.",
    source: "https://github.com/probil/v-mask/issues/527",
    caughtBy: ["PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard let placeholder = question.policies.placeholder, question.pattern.takes(placeholder),
        let spare = question.spare, UTF16.width(placeholder) == 1
      else { return question.decision }
      let typed = question.edit.replacement.replacing(placeholder, by: spare)
      let decision = question.decision(replacing: question.edit.range, with: typed)
      return decision.newState.map { next in
        question.showing(
          FieldState(next.text.replacing(spare, by: placeholder)).selecting(next.selection))
      } ?? decision
    }))
}

extension PatternQuestion {
  /// A digit or a letter that a slot takes, and that is nowhere to be seen.
  fileprivate var spare: Unicode.Scalar? {
    let seen = pattern.literals + state.text.scalars + edit.replacement.scalars
    return "987654321zyx".unicodeScalars.first { pattern.takes($0) && !seen.contains($0) }
  }
}

extension String {
  fileprivate func replacing(_ scalar: Unicode.Scalar, by other: Unicode.Scalar) -> String {
    String(scalars: scalars.map { $0 == scalar ? other : $0 })
  }
}
