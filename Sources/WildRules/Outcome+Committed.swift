import InputRules

extension Outcome {
  /// The same outcome of an action before which something was committed.
  func after(commit: Effect?) -> Outcome {
    Outcome(effect, state, copied: copied, commit: commit)
  }
}
