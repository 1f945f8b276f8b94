import InputLaws
import InputRules

extension WildRule {
  static let emptyEditRefused = WildRule(
    "EmptyEditRefused", mistake: "A deletion of nothing is refused.",
    source: "our own",
    caughtBy: ["PlainEditsAreAccepted", "PatternFieldEqualsModel"],
    patterns: WrongPatternFields(anyEdits: { edit, state, model in
      let isEmpty = edit.isDeletion && edit.range.length == 0
      guard isEmpty, model.decide(edit, on: state).isAccepted else { return nil }
      return .refuse(.notFormatted(.fitsNoSlot))
    }))
}
