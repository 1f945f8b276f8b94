import InputLaws
import InputRules

extension WildRule {
  static let lastDeleted = WildRule(
    "LastDeleted", mistake: "A deletion takes the last of the text, wherever the caret is.",
    source: "https://github.com/signalapp/Signal-iOS/pull/85",
    caughtBy: ["DeletionTakesOnlyItsContent", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(deletions: { question in
      let count = question.replaced.unicodeScalars.count
      let last = String(scalars: question.state.text.scalars.suffix(count)).utf16.count
      let range = TextRange(
        location: question.state.text.utf16.count - last, length: last)
      return question.decision(replacing: range, with: "")
    }))
}
