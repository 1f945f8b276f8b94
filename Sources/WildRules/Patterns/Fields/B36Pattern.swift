import InputLaws
import InputRules

extension WildRule {
  static let b36Pattern = WildRule(
    "B36Pattern", mistake: "A range that can't be converted empties the field.",
    source: "https://github.com/luximetr/AnyFormatKit/tree/ae3a965",
    caughtBy: ["PatternRangesAreWidened", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(anyEdits: { edit, state, model in
      guard case .refuse(.rangeOutsideText) = model.decide(edit, on: state) else { return nil }
      return .rewrite(.empty)
    }))
}
