/// Keystrokes of one kind, between which nothing else was done (E9.18).
struct ModelRun {
  /// Their kind.
  let kind: ModelKeystroke
  /// Whether one of them changed the text, so that the newest step is the run's.
  var hasStep = false
}
