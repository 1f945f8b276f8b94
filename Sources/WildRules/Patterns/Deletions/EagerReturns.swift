import InputLaws
import InputRules

extension WildRule {
  static let eagerReturns = WildRule(
    "EagerReturns", mistake: "An eager literal that was deleted comes back at once.",
    source: "https://github.com/text-mask/text-mask/issues/218",
    caughtBy: ["TrailingLiteralsGo", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      guard question.policies.literals == .eager, question.tail.isEmpty else {
        return question.decision
      }
      return question.changing { FieldState(question.formatted($0.text)) }
    }))
}
