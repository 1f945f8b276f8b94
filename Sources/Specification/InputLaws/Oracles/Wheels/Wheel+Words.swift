extension Wheel: Worded {
  /// The rows, such as `0...9`, `":"` or `["a", "b"]`, and whether the wheel is cyclic.
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
  package var words: String {
    wheels.words + (fractionDigits == 0 ? "" : ", \(fractionDigits) of fraction")
  }
}

extension WheelAction: Worded {
  /// The action as text, with titles and texts escaped.
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
  /// The whole event as text, which shows every difference in the code units of its texts.
  var words: String {
    let moves = moves.map { "wheel \($0.wheel) from \($0.from) to \($0.to)" }
    return [
      effect.words, moves.isEmpty ? "no moves" : moves.joined(separator: ", "),
      "count \(oldCount) to \(newCount)", selection.set.words,
    ].joined(separator: "; ")
  }
}

extension WheelEvent.Effect {
  var words: String {
    switch self {
    case .done: "done"
    case .clamped: "clamped"
    case .refused(let problem): "refused: \(problem.words)"
    }
  }

  /// The reason for a refusal.
  package var problem: WheelProblem? {
    switch self {
    case .done, .clamped: nil
    case .refused(let problem): problem
    }
  }
}

extension WheelProblem {
  var words: String { "\(self)".escaped }
}

extension Wheel {
  /// The minimum number of steps between two rows, found by stepping (W7).
  func steps(from: Int, to: Int) -> Int {
    var (row, steps) = (from, 0)
    while row != to {
      row = isCyclic ? (row + 1) % size : row + (to > row ? 1 : -1)
      steps += 1
    }
    // In the other direction, the wheel takes `size - steps` steps.
    return isCyclic && steps > 0 ? min(steps, size - steps) : steps
  }
}

// Laws and generators take these facts about valid positions from the model.
extension WheelSet {
  var positionCount: Int { lastCount + 1 }

  /// The count of the last position (W3).
  var lastCount: Int { ModelWheels().last(of: self) }

  /// The number of positions from one whole number to the next (W3).
  var placesInOne: Int { ModelWheels().places(of: self) }

  /// The rows of the position with this count (W3).
  func dialed(_ count: Int) -> [Int] { ModelWheels().rows(ofPosition: count, in: self) }

  /// The count of the position with these rows, one for each wheel (W3).
  func counted(_ rows: [Int]) -> Int { ModelWheels().count(ofRows: rows, in: self) }

  /// The joined titles of valid rows (W6).
  func written(_ rows: [Int]) -> String { zip(wheels, rows).map { $0.rowTitles[$1] }.joined() }

  /// The valid rows that integers stand for, or the first reason they are refused (W5.1, W5.2).
  func judged(_ integers: [Int]) -> WheelAnswer<[Int]> {
    WheelAnswer(try ModelWheels().checked(integers, in: self))
  }
}
