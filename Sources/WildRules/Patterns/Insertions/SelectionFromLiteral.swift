import InputLaws
import InputRules

extension WildRule {
  static let selectionFromLiteral = WildRule(
    "SelectionFromLiteral",
    mistake: "Typed over a selection that begins with a literal, one more goes.",
    source: "https://github.com/RobinHerbots/Inputmask/issues/353",
    caughtBy: ["InsertionLosesNothingThatFits", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.beginsWithLiteral(question.replaced, behind: question.head),
        let next = question.tail.unicodeScalars.first
      else { return question.decision }
      var range = question.edit.range
      range.length += UTF16.width(next)
      return question.decision(replacing: range, with: question.edit.replacement)
    }))
}
