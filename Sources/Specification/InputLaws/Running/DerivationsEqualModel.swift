extension Law {
  package static let derivationsEqualModel = Law(
    """
    Distance, time, speed and pace are derived from each other, and runs are changed, as in the \
    model.
    """,
    about: .runs, .comparison, clauses: ["R2", "R5"],
    Property(forAll: .runToChange.reachingAll) { subject, input in
      let (runs, model, run) = (subject.runs, Implementation.Runs.model, input.run)
      try requireEqual(
        RunAnswer(try input.changed(by: runs)), RunAnswer(try input.changed(by: model)), "changed")
      try requireEqual(
        RunAnswer(try runs.distanceCovered(run.speed, run.time)),
        RunAnswer(try model.distanceCovered(run.speed, run.time)), "distance")
      try requireEqual(
        RunAnswer(try runs.timeTaken(run.distance, run.speed)),
        RunAnswer(try model.timeTaken(run.distance, run.speed)), "time")
      try requireEqual(
        RunAnswer(try runs.speedNeeded(run.distance, run.time)),
        RunAnswer(try model.speedNeeded(run.distance, run.time)), "speed")
      try requireEqual(runs.paceOfSpeed(run.speed), model.paceOfSpeed(run.speed), "pace")
      try requireEqual(runs.speedOfPace(run.pace), model.speedOfPace(run.pace), "speed of a pace")
    })
}

extension Generator<RunToChange> {
  fileprivate var reachingAll: Generator {
    cover("derives", atLeast: 0.3) { (try? $0.changed(by: Implementation.Runs.model)) != nil }
      .cover("too large", atLeast: 0.01) { $0.problem == .tooLarge }
      .cover("too small", atLeast: 0.01) { $0.problem == .tooSmall }
      .cover("derives what was changed", atLeast: 0.1) { $0.problem == .derivesChanged }
  }
}

extension RunToChange {
  fileprivate var problem: RunProblem? {
    if case .refused(let problem) = RunAnswer(try changed(by: Implementation.Runs.model)) {
      problem
    } else {
      nil
    }
  }
}
