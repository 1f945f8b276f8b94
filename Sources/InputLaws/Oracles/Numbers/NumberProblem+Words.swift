import InputRules

extension NumberProblem? {
  /// The problem in words, for messages.
  var words: String { map { "\($0)" } ?? "no problem" }
}
