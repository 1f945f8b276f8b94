import InputLaws
import InputRules

extension WildRule {
  static let b16Deletion = WildRule(
    "B16Deletion", mistake: "A deletion of a literal throws the caret to the end.",
    source: "https://github.com/iziz/libPhoneNumber-iOS/issues/226",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      question.takesNoContent
        ? question.changing { FieldState($0.text) } : question.decision
    }))
}
