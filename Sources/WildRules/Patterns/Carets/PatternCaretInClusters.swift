import InputLaws
import InputRules

extension WildRule {
  static let patternCaretInClusters = WildRule(
    "PatternCaretInClusters",
    mistake: "The caret is counted in clusters, and a combining mark is none.",
    source: "our own",
    caughtBy: ["TypingFormattedTextGivesIt", "CaretStaysBesideWhatWasTyped"],
    patterns: WrongPatternFields(edits: { question in
      question.changing { next in
        let head = next.text(in: TextRange(location: 0, length: next.selection.location))
        return next.placingCaret(unchecked: head.count)
      }
    }))
}
