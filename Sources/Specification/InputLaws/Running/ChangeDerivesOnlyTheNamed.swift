extension Law {
  package static let changeDerivesOnlyTheNamed = Law(
    """
    Changing a run sets one quantity, keeps another, and derives the named third quantity from the \
    two. Deriving the changed quantity is refused.
    """, clauses: ["R2"],
    Property(forAll: .runToChange) { subject, input in
      let runs = subject.runs
      let answer = RunAnswer(try input.changed(by: runs))
      if input.change.quantity == input.derived {
        return try requireEqual(answer, .failure(.derivesChanged), "a change that derives itself")
      }
      let (distance, time, speed) = input.operands
      let expected =
        switch input.derived {
        case .distance:
          RunAnswer(
            WorkoutRun(
              distance: try runs.distanceCovered(speed, time), time: time, speed: speed))
        case .time:
          RunAnswer(
            WorkoutRun(
              distance: distance, time: try runs.timeTaken(distance, speed), speed: speed))
        case .speed:
          RunAnswer(
            WorkoutRun(
              distance: distance, time: time, speed: try runs.speedNeeded(distance, time)))
        }
      try requireEqual(answer, expected, "the changed run")
    })
}

extension RunToChange {
  /// The run's quantities after the change, before another quantity is derived.
  fileprivate var operands: (Distance, ElapsedTime, Speed) {
    switch change {
    case .distance(let distance): (distance, run.time, run.speed)
    case .time(let time): (run.distance, time, run.speed)
    case .speed(let speed): (run.distance, run.time, speed)
    case .pace(let pace): (run.distance, run.time, Speed(pace))
    }
  }
}
