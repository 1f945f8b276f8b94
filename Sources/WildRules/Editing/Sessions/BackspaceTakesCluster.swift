import InputLaws
import InputRules
import InputRulesModel

extension WildRule {
  static let backspaceTakesCluster = WildRule(
    "BackspaceTakesCluster",
    mistake: "Backspace inside a cluster takes the part behind the caret along.",
    source: "https://github.com/inokawa/editate/pull/425",
    caughtBy: ["DeletionTakesOneUnit", "SessionEqualsModel"],
    subject: .sessions("BackspaceTakesCluster") { ClusterDeletingSession(model: $0) })
}

/// The cluster that the caret is in is found and deleted, as if the caret were at its end.
private struct ClusterDeletingSession: WrongSession {
  var model: ModelSession

  mutating func perform(_ action: Action) -> Outcome {
    guard action == .deleteBackward(.character), !isComposing, let cluster = clusterAroundCaret
    else { return model.perform(action) }
    return model.perform(.replace(Edit(replacing: cluster, with: "")))
  }

  /// The cluster that the caret is inside of, if it is inside of one.
  private var clusterAroundCaret: TextRange? {
    guard state.selection.length == 0 else { return nil }
    var start = 0
    for character in state.text {
      let length = character.utf16.count
      let isInside = start < state.selection.location && state.selection.location < start + length
      if isInside { return TextRange(location: start, length: length) }
      start += length
    }
    return nil
  }
}
