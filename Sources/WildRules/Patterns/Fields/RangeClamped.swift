import InputLaws
import InputRules

extension WildRule {
  static let rangeClamped = WildRule(
    "RangeClamped", mistake: "A range outside the text is cut to what is inside.",
    source: "our own",
    caughtBy: ["PatternRangesAreWidened", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(anyEdits: { edit, state, model in
      let count = state.text.utf16.count
      let start = min(max(0, edit.range.location), count)
      let end = min(max(start, edit.range.end ?? count), count)
      let inside = TextRange(location: start, length: end - start)
      return model.decide(Edit(replacing: inside, with: edit.replacement), on: state)
    }))
}
