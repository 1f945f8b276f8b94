import InputLaws
import InputRules

extension WildRule {
  static let typedIsSelected = WildRule(
    "TypedIsSelected", mistake: "What was typed is selected, so the next key takes its place.",
    source: "our own",
    caughtBy: ["CaretStaysInsideTheText", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      question.changing { next in
        let start = min(question.edit.range.location, next.selection.location)
        let length = next.selection.location - start
        return next.selecting(TextRange(location: start, length: length))
      }
    }))
}
