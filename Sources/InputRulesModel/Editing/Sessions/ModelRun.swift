/// Consecutive keystrokes of one kind (E9.18).
struct ModelRun {
  /// Their kind.
  let kind: ModelKeystroke
  /// Whether one of them changed the text, so that the newest step belongs to the group.
  var hasStep = false
}
