extension Law {
  package static let derivationsAreNearest = Law(
    """
    A derived distance is the nearest to speed times time, and a derived time the nearest to \
    distance divided by speed, with halves rounded away from zero. A speed is the exact quotient. \
    A result is refused only if it is zero, rounds to zero or is beyond the limit.
    """,
    about: .runs, clauses: ["R2", "R5"],
    Property(forAll: .runToChange) { subject, input in
      let (runs, run, speed) = (subject.runs, input.run, input.run.speed)
      try requireNearest(
        RunAnswer(try runs.distanceCovered(speed, run.time)),
        Rational(speed.micrometers, run.time.microseconds, over: speed.microseconds),
        { $0.micrometers }, "distance", isPositive: true)
      try requireNearest(
        RunAnswer(try runs.timeTaken(run.distance, speed)),
        Rational(run.distance.micrometers, speed.microseconds, over: speed.micrometers),
        { $0.microseconds }, "time", isPositive: true)
      let isNone = run.distance == .zero || run.time == .zero
      switch RunAnswer(try runs.speedNeeded(run.distance, run.time)) {
      case .refused(let problem):
        try requireEqual(problem, isNone ? RunProblem?.some(.zero) : nil, "speed")
      case .value(let speed):
        try require(!isNone, "\(speed) of nothing")
        try require(
          Rational(speed.micrometers, over: speed.microseconds)
            == Rational(run.distance.micrometers, over: run.time.microseconds), "\(speed)")
      }
    })
}
