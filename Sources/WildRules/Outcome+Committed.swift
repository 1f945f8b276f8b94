import InputRules

extension Outcome {
  /// The same outcome of an action before which something was committed, with that outcome.
  func after(commit: Outcome?) -> Outcome {
    Outcome(effect, state, copied: copied, commit: commit?.effect, dropped: commit?.dropped)
  }
}
