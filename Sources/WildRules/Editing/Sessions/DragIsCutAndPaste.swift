import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let dragIsCutAndPaste = WildRule(
    "DragIsCutAndPaste",
    mistake: "A drag is a deletion and an insertion, each judged and undone by itself.",
    source: "https://github.com/CodeEditApp/CodeEditTextView/pull/81",
    caughtBy: ["MovingKeepsEveryCharacter", "TextChangesAreSteps", "RedoInvertsUndo"],
    subject: .sessions("DragIsCutAndPaste") { CutAndPasteSession(model: $0) })
}

/// What the rule doesn't let in at the new place is gone at the old one.
private struct CutAndPasteSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .move(let offset) = action, !isComposing,
      let target = try? FieldState(text: state.text, selection: .caret(at: offset)).selection,
      target.location < state.selection.location || target.location > state.selectionEnd,
      let dragged = model.perform(.cut).copied
    else { return model.perform(action) }
    let isBehind = target.location > state.selection.location
    let place = isBehind ? target.location - dragged.utf16.count : target.location
    _ = model.perform(.select(.caret(at: place)))
    _ = model.perform(.paste(dragged))
    let end = max(place, state.selection.location)
    return model.perform(.select(TextRange(location: place, length: end - place)))
  }
}
