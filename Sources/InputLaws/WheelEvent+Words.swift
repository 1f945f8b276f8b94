import InputRules

extension WheelEvent {
  /// All that the event says, in words: two events that differ in a code unit have others.
  var words: String {
    let moves = moves.map { "wheel \($0.wheel) from \($0.from) to \($0.to)" }
    return [
      effect.words, moves.isEmpty ? "no moves" : moves.joined(separator: ", "),
      "count \(oldCount) to \(newCount)", selection.set.words,
    ].joined(separator: "; ")
  }
}

extension WheelEvent.Effect {
  /// The effect in words, and why nothing was done.
  var words: String {
    switch self {
    case .done: "done"
    case .clamped: "clamped"
    case .refused(let problem): "refused: \(problem.words)"
    }
  }

  /// Why nothing was done.
  var problem: WheelProblem? {
    switch self {
    case .done, .clamped: nil
    case .refused(let problem): problem
    }
  }
}

extension WheelProblem {
  /// The reason in words, escaped, so that no two titles are taken for equal that aren't.
  var words: String { "\(self)".escaped }
}
