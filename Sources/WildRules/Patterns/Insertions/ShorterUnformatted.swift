import InputLaws
import InputRules

extension WildRule {
  static let shorterUnformatted = WildRule(
    "ShorterUnformatted",
    mistake: "A text that becomes shorter is taken for a deletion, and not formatted.",
    source: "https://github.com/probil/v-mask/issues/40",
    caughtBy: ["PatternFieldKeepsItsForm", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(edits: { question in
      let (old, new) = (question.state.text.utf16.count, question.plain.text.utf16.count)
      return new < old ? .accept(question.plain) : question.decision
    }))
}
