import InputLaws
import InputRules

extension WildRule {
  static let pairLeftOut = WildRule(
    "PairLeftOut", mistake: "A range that cuts a surrogate pair leaves out the whole pair.",
    source: "our own",
    caughtBy: ["PatternRangesAreWidened"],
    patterns: WrongPatternFields(anyEdits: { edit, state, model in
      guard let whole = (try? FieldState(text: state.text, selection: edit.range))?.selection,
        let end = edit.range.end, let wholeEnd = whole.end
      else { return nil }
      let start = whole.location < edit.range.location ? whole.location + 2 : whole.location
      let last = max(start, end < wholeEnd ? wholeEnd - 2 : wholeEnd)
      let range = TextRange(location: start, length: last - start)
      return model.decide(Edit(replacing: range, with: edit.replacement), on: state)
    }))
}
