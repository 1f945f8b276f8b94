import InputLaws
import InputRules

extension WildRule {
  static let eagerOneOnly = WildRule(
    "EagerOneOnly", mistake: "Of eager literals only the first appears.",
    source: "our own",
    caughtBy: ["EagerLiteralsAppearAtOnce", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard let lazy = question.decision(by: { $0.literals = .lazy }).newState else {
        return question.decision
      }
      return question.changing { next in
        let kept = next.text.scalars.prefix(lazy.text.unicodeScalars.count + 1)
        return FieldState(String(scalars: kept))
      }
    }))
}
