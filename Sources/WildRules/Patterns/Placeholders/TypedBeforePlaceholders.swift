import InputLaws
import InputRules

extension WildRule {
  static let typedBeforePlaceholders = WildRule(
    "TypedBeforePlaceholders",
    mistake: "What is typed stands before the placeholders, not in their places.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/692",
    caughtBy: ["PlaceholdersFillTheRest", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      let isEmpty = question.content(of: question.state.text).isEmpty
      return question.policies.placeholder != nil && isEmpty && !question.state.text.isEmpty
        ? question.unformatted : question.decision
    }))
}
