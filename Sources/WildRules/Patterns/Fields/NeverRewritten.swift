import InputLaws
import InputRules

extension WildRule {
  static let neverRewritten = WildRule(
    "NeverRewritten", mistake: "An edit that takes effect in another form is called accepted.",
    source: "our own",
    caughtBy: ["PlainEditsAreAccepted", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(edits: { question in
      question.decision.newState.map { .accept($0) } ?? question.decision
    }))
}
