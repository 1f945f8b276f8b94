import InputLaws
import InputRules

extension WildRule {
  static let placeholdersStay = WildRule(
    "PlaceholdersStay", mistake: "A text that is deleted whole leaves its placeholders.",
    source: "https://github.com/NepipenkoIgor/ngx-mask/issues/401",
    caughtBy: ["PlaceholdersFillTheRest", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      question.changing { next in
        guard let placeholder = question.policies.placeholder, next.text.isEmpty else {
          return next
        }
        let all = question.pattern.elements.map { $0.literal ?? placeholder }
        return FieldState(String(scalars: all)).selecting(.caret(at: 0))
      }
    }))
}
