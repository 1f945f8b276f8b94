import InputLaws
import InputRules

extension WildRule {
  static let deletionByCluster = WildRule(
    "DeletionByCluster",
    mistake: "A deletion takes whole clusters, a combining mark with the digit before it.",
    source: "our own",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      var (start, range) = (0, question.edit.range)
      for character in question.state.text {
        let end = start + character.utf16.count
        if start < range.location && range.location < end {
          range = TextRange(location: start, length: question.end - start)
        }
        if start < question.end && question.end < end { range.length = end - range.location }
        start = end
      }
      return question.decision(replacing: range, with: "")
    }))
}
