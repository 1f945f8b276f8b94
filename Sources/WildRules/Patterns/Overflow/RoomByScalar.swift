import InputLaws
import InputRules

extension WildRule {
  static let roomByScalar = WildRule(
    "RoomByScalar",
    mistake: "A paste over a selection is asked for room a character at a time.",
    source: "our own",
    caughtBy: ["TextReplacedByItselfStays", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard let first = question.edit.replacement.unicodeScalars.first else {
        return question.decision
      }
      let begun = question.decision(replacing: question.edit.range, with: String(first))
      let rest = question.edit.replacement.unicodeScalars.dropFirst()
      return rest.reduce(begun) { decision, scalar in
        let shown = decision.newState ?? question.state
        return question.decision(
          about: Edit(replacing: shown.selection, with: String(scalar)), on: shown)
      }
    }))
}
