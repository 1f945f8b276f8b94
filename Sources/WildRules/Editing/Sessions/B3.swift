import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let b3 = WildRule(
    "B3",
    mistake: "The undo of a limited paste takes out the range that the whole paste would have.",
    source: "https://www.jianshu.com/p/8a18baf0a252",
    caughtBy: ["UndoRestoresTextAndSelection", "CommitIsOneEdit", "HistoryStaysWithinItsBound"],
    subject: .sessions("B3") { UnlimitedUndoSession(model: $0) })
}

/// The undo stack registers the paste before the limit cuts it, and nobody tells it afterwards;
/// here it takes what there is of its range, there it crashed.
private struct UnlimitedUndoSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    let steps = undoCount
    let outcome = model.perform(action)
    guard case .paste(let text) = action, case .rewritten = outcome.effect, undoCount > steps,
      let before = model.steps.last?.before
    else { return outcome }
    let undone = undo(ofLength: text.utf16.count, to: before)
    model.steps[undoCount - 1] = ModelStep(before: undone, after: state)
    return outcome
  }

  /// The text without the units that a paste of `length` would have put in, and with what it
  /// replaced.
  private func undo(ofLength length: Int, to before: FieldState) -> FieldState {
    let start = before.selection.location
    let there = min(length, state.text.utf16.count - start)
    let range = TextRange(location: start, length: there)
    let restored = try? state.replacing(Edit(replacing: range, with: before.selectedText))
    return restored.map { $0.selecting(before.selection) } ?? before
  }
}
