import InputRules

extension Wheel {
  /// The wheel in words: `0...9`, `":"` or `["a", "b"]`, and whether it goes round.
  var words: String {
    let kind =
      switch rows {
      case .digits(let last): "0...\(last)"
      case .separator(let title): title.escaped
      case .titles(let titles): "[" + titles.map(\.escaped).joined(separator: ", ") + "]"
      }
    return kind + (isCyclic ? " round" : "")
  }
}

extension [Wheel] {
  /// The wheels in words, with a stroke between them.
  var words: String { isEmpty ? "none" : map(\.words).joined(separator: " | ") }
}

extension WheelSet {
  /// The wheels in words, and how many digits are a fraction.
  var words: String {
    wheels.words + (fractionDigits == 0 ? "" : ", \(fractionDigits) of fraction")
  }
}

extension WheelAction {
  /// The action in words, texts escaped.
  var words: String {
    switch self {
    case .select(let row, let wheel): "select row \(row) of wheel \(wheel)"
    case .show(let value): "show \(value)"
    case .clamp(let value): "clamp \(value)"
    case .write(let text): "write \(text.escaped)"
    case .reload(let place, let wheel): "reload wheel \(place) with \(wheel.words)"
    case .replace(let set): "replace by \(set.words)"
    }
  }
}

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
