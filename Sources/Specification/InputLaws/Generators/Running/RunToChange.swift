/// A run, a change of one of its quantities, and another quantity to derive.
struct RunToChange: Hashable, Sendable {
  var run: WorkoutRun
  var change: WorkoutRun.Change
  var derived: WorkoutRun.Quantity

  func changed(by runs: Implementation.Runs) throws(RunProblem) -> WorkoutRun {
    try runs.changedRun(run, change, derived)
  }
}

extension Generator where Value == RunToChange {
  /// Any run and any change.
  static let runToChange = Generator { source in
    let run = WorkoutRun(distance: source.distance(), time: source.time(), speed: source.speed())
    return RunToChange(
      run: run, change: source.change(), derived: source.element(of: WorkoutRun.Quantity.allCases))
  }
}

extension ChoiceSource {
  fileprivate mutating func change() -> WorkoutRun.Change {
    switch choose(upTo: 3) {
    case 0: .speed(speed())
    case 1: .distance(distance())
    case 2: .time(time())
    default: .pace(Pace(speed()))
    }
  }
}
