import InputLaws
import InputRules

extension WildRule {
  static let overwritesWithRoom = WildRule(
    "OverwritesWithRoom", mistake: "What follows is overwritten, though there is room for both.",
    source: "https://github.com/microsoft/fluentui/issues/14752",
    caughtBy: ["OverwritingReplacesWhatFollows", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(insertions: { question in
      guard question.policies.noRoom == .nextGoes else { return question.decision }
      var (range, count) = (question.edit.range, 0)
      var head = question.head + question.replaced
      for scalar in question.tail.unicodeScalars
      where count < question.edit.replacement.unicodeScalars.count {
        if !question.beginsWithLiteral(String(scalar), behind: head) { count += 1 }
        head.unicodeScalars.append(scalar)
        range.length += UTF16.width(scalar)
      }
      return question.decision(replacing: range, with: question.edit.replacement)
    }))
}
