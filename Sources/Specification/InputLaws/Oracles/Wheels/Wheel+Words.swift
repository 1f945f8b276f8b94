extension Wheel: Worded {
  /// The wheel as text: `0...9`, `":"` or `["a", "b"]`, and whether it is cyclic.
  package var words: String {
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
  /// The wheels as text, separated by bars.
  var words: String { isEmpty ? "none" : map(\.words).joined(separator: " | ") }
}

extension WheelSet: Worded {
  /// The wheels as text, and the number of fraction digits.
  package var words: String {
    wheels.words + (fractionDigits == 0 ? "" : ", \(fractionDigits) of fraction")
  }
}

extension WheelAction: Worded {
  /// The action as text, with texts escaped.
  package var words: String {
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
  /// A complete description of the event: events that differ in a code unit have different
  /// descriptions.
  var words: String {
    let moves = moves.map { "wheel \($0.wheel) from \($0.from) to \($0.to)" }
    return [
      effect.words, moves.isEmpty ? "no moves" : moves.joined(separator: ", "),
      "count \(oldCount) to \(newCount)", selection.set.words,
    ].joined(separator: "; ")
  }
}

extension WheelEvent.Effect {
  /// The effect as text, with the reason for a refusal.
  var words: String {
    switch self {
    case .done: "done"
    case .clamped: "clamped"
    case .refused(let problem): "refused: \(problem.words)"
    }
  }

  /// The reason for a refusal.
  var problem: WheelProblem? {
    switch self {
    case .done, .clamped: nil
    case .refused(let problem): problem
    }
  }
}

extension WheelProblem {
  /// The reason as text, escaped, so that different titles always look different.
  var words: String { "\(self)".escaped }
}
