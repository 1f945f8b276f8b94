extension NumberProblem? {
  /// The problem as text, for messages.
  var words: String { map { "\($0)" } ?? "no problem" }
}
