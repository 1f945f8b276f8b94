import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  /// An invalid set, or an action for a missing wheel, is refused.
  package static let reloadingKeepsRows = Law(
    """
    Under other wheels, each wheel keeps its row, or takes its last if that row is gone, and only \
    then the event says `clamped`. A new wheel shows its first row.
    """,
    about: .wheels, clauses: ["W1", "W5.8", "W5.9"],
    Property(forAll: .wheelHistory) { subject, history in
      try history.follow(by: subject.wheels) { action, before, event in
        switch subject.wheels.set(after: action, in: before.set) {
        case nil: return
        case .refused(let problem)?:
          try requireEqual(event.effect.words, "refused: \(problem.words)", action.words)
        case .value(let set)?:
          let rows = before.set.dialled(before.count)
          try requireEqual(
            set.dialled(event.selection.count), set.kept(rows), "the rows after: \(action.words)")
          let isShort = zip(set.wheels, rows).contains { $1 >= $0.size }
          try requireEqual(event.effect, isShort ? .clamped : .done, action.words)
        }
      }
    })
}

extension WheelSet {
  /// The rows of wheels that replace others.
  fileprivate func kept(_ rows: [Int]) -> [Int] {
    wheels.enumerated().map { place, wheel in
      rows.indices.contains(place) ? min(rows[place], wheel.size - 1) : 0
    }
  }
}

extension Implementation.Wheels {
  /// The set that an action installs, or why it can't; nil if it installs none.
  fileprivate func set(after action: WheelAction, in set: WheelSet) -> WheelAnswer<WheelSet>? {
    switch action {
    case .select, .show, .clamp, .write: return nil
    case .replace(let new): return .value(new)
    case .reload(let place, let wheel):
      guard set.wheels.indices.contains(place) else {
        return .refused(.noWheel(place, wheels: set.wheels.count))
      }
      var wheels = set.wheels
      wheels[place] = wheel
      let problem = problem(wheels, set.fractionDigits)
      return problem.map { .refused(.noSet($0)) } ?? .value(set.after(action))
    }
  }
}
