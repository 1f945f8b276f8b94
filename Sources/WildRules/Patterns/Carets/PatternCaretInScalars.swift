import InputLaws
import InputRules

extension WildRule {
  static let patternCaretInScalars = WildRule(
    "PatternCaretInScalars",
    mistake: "The caret is counted in scalars, and a literal beyond the first plane is two units.",
    source: "our own",
    caughtBy: ["CaretStaysInsideTheText", "TypingFormattedTextGivesIt"],
    patterns: WrongPatternFields(edits: { question in
      question.changing { next in
        let head = next.text(in: TextRange(location: 0, length: next.selection.location))
        return next.placingCaret(unchecked: head.unicodeScalars.count)
      }
    }))
}
