import InputLaws
import InputRules

extension WildRule {
  static let alwaysRewritten = WildRule(
    "AlwaysRewritten", mistake: "An edit that takes effect as asked is called rewritten.",
    source: "our own",
    caughtBy: ["PlainEditsAreAccepted", "TypingFormattedTextGivesIt"],
    patterns: WrongPatternFields(edits: { question in
      question.decision.newState.map { .rewrite($0) } ?? question.decision
    }))
}
