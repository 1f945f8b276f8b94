extension Law {
  package static let derivationsEqualModel = Law(
    """
    Distance, time, speed and pace are derived from each other as in the model. A change to a run \
    gives the same result as in the model.
    """, clauses: ["R2", "R5"],
    Property(
      comparing: .runToChange.cover("has a result", atLeast: 0.3) { $0.answer.value != nil }
        .cover("is too large", atLeast: 0.01) { $0.answer.problem == .tooLarge }
        .cover("is too small", atLeast: 0.01) { $0.answer.problem == .tooSmall }
        .cover("derives the change", atLeast: 0.1) { $0.answer.problem == .derivesChanged }
    ) { subject, input in
      let (runs, run) = (subject.runs, input.run)
      return [
        "changed": RunAnswer(try input.changed(by: runs)),
        "distance": RunAnswer(try runs.distanceCovered(run.speed, run.time)),
        "time": RunAnswer(try runs.timeTaken(run.distance, run.speed)),
        "speed": RunAnswer(try runs.speedNeeded(run.distance, run.time)),
        "pace": runs.paceOfSpeed(run.speed), "speed of a pace": runs.speedOfPace(run.pace),
      ]
    })
}

extension RunToChange {
  fileprivate var answer: RunAnswer<WorkoutRun> {
    RunAnswer(try changed(by: Implementation.Runs.model))
  }
}
