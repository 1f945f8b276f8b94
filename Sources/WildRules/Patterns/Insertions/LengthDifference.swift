import InputLaws
import InputRules

extension WildRule {
  static let lengthDifference = WildRule(
    "LengthDifference",
    mistake: "By the difference of lengths, every change is taken for one at the end.",
    source: "https://github.com/VojtaStavik/VSTextField",
    caughtBy: ["DeletionTakesOnlyItsContent", "InsertionLosesNothingThatFits"],
    patterns: WrongPatternFields(edits: { question in
      let (old, new) = (question.state.text.scalars, question.plain.text.scalars)
      let seen = new.count > old.count ? old + new.dropFirst(old.count) : old.prefix(new.count)
      return question.showing(FieldState(question.formatted(String(scalars: seen))))
    }))
}
