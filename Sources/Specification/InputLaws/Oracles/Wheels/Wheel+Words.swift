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

extension Wheel {
  /// The smallest number of steps from one row to another, found by counting (W7).
  func steps(from: Int, to: Int) -> Int {
    var (row, steps) = (from, 0)
    while row != to {
      row = isCyclic ? (row + 1) % size : row + (to > row ? 1 : -1)
      steps += 1
    }
    // In the other direction, the steps are the rest of the wheel.
    return isCyclic && steps > 0 ? min(steps, size - steps) : steps
  }
}

// The model's answers about existing positions, for laws and generators.
extension WheelSet {
  /// The number of positions (W3).
  var positionCount: Int { lastCount + 1 }

  /// The count of the last position (W3).
  var lastCount: Int { ModelWheels().last(of: self) }

  /// The number of places in one (W3).
  var placesInOne: Int { ModelWheels().places(of: self) }

  /// The rows for a count (W3).
  func dialed(_ count: Int) -> [Int] { ModelWheels().rows(ofPosition: count, in: self) }

  /// The count for rows, one on each wheel (W3).
  func counted(_ rows: [Int]) -> Int { ModelWheels().count(ofRows: rows, in: self) }

  /// The joined titles of existing rows (W6).
  func written(_ rows: [Int]) -> String { zip(wheels, rows).map { $0.rowTitles[$1] }.joined() }

  /// The rows that integers mean, or the first reason they are refused (W5.1, W5.2).
  func judged(_ integers: [Int]) -> WheelAnswer<[Int]> {
    WheelAnswer(try ModelWheels().checked(integers, in: self))
  }
}
