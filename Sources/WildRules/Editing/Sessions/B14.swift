import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b14 = WildRule(
    "B14", mistake: "A suggestion for a word is inserted at the caret, and the word stays.",
    source: "https://github.com/RedMadRobot/input-mask-ios/issues/60",
    caughtBy: ["SuggestionsLoseOnlySpaces"],
    subject: .sessions("B14") { SuggestionAtCaretSession(model: $0) })
}

/// The range of a keystroke is the caret, so the range that a prediction brings along is ignored;
/// there the field crashed.
private struct SuggestionAtCaretSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .suggest(let edit) = action, !isRefusedAsOutside(action) else {
      return model.perform(action)
    }
    let commit = commitFirst()
    let atCaret = Edit(replacing: .caret(at: state.selectionEnd), with: edit.replacement)
    return model.perform(.suggest(atCaret)).after(commit: commit)
  }

  private func isRefusedAsOutside(_ action: Action) -> Bool {
    if case .rangeOutsideText = preview(action).effect.reason { true } else { false }
  }
}
