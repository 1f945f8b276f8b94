import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let dragIsReduced = WildRule(
    "DragIsReduced",
    mistake: "A drag that isn't acceptable is reduced as a paste is, so characters get lost.",
    source: "https://github.com/tneotia/html-editor-enhanced/pull/456",
    caughtBy: ["MovingKeepsEveryCharacter"],
    subject: .sessions("DragIsReduced") { ReducingDragSession(model: $0) })
}

/// A drag is one edit, and edits may be rewritten; the outcome even says so.
private struct ReducingDragSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .move(let offset) = action, !isComposing, preview(action).effect.isRefused,
      let edit = drag(to: offset), case .rewritten = preview(.replace(edit)).effect
    else { return model.perform(action) }
    return model.perform(.replace(edit))
  }

  /// The edit from the first to the last unit concerned, if the offset is outside the selection.
  private func drag(to offset: Int) -> Edit? {
    let selection = state.selection
    guard selection.length > 0, TextRange.caret(at: offset).isInside(textOf: state.text.utf16.count)
    else { return nil }
    if offset < selection.location {
      let passed = TextRange(location: offset, length: selection.location - offset)
      let all = TextRange(location: offset, length: state.selectionEnd - offset)
      return Edit(replacing: all, with: state.selectedText + state.text(in: passed))
    }
    guard offset > state.selectionEnd else { return nil }
    let passed = TextRange(location: state.selectionEnd, length: offset - state.selectionEnd)
    let all = TextRange(location: selection.location, length: offset - selection.location)
    return Edit(replacing: all, with: state.text(in: passed) + state.selectedText)
  }
}
