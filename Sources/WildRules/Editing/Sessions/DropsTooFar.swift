import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let dropsTooFar = WildRule(
    "DropsTooFar",
    mistake: "Text that is dragged towards the end is dropped too far by its own length.",
    source: "https://github.com/ianstormtaylor/slate/issues/3000",
    caughtBy: ["MovingKeepsEveryCharacter"],
    subject: .sessions("DropsTooFar") { DroppingSession(model: $0) })
}

/// The offset is one of the text before the drag, and is used in the text without what is dragged.
private struct DroppingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard case .move(let offset) = action, !isComposing, !preview(action).effect.isRefused,
      offset > state.selectionEnd
    else { return model.perform(action) }
    let target = min(offset + state.selection.length, state.text.utf16.count)
    return model.perform(.move(to: target))
  }
}
