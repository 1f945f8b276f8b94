import InputRules
import InputRulesModel
import PropertyTesting

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
        RunAnswer(try runs.distance(at: run.speed, in: run.time)),
        RunAnswer(try model.distance(at: run.speed, in: run.time)), "distance")
      try requireEqual(
        RunAnswer(try runs.time(for: run.distance, at: run.speed)),
        RunAnswer(try model.time(for: run.distance, at: run.speed)), "time")
      try requireEqual(
        RunAnswer(try runs.speed(of: run.distance, in: run.time)),
        RunAnswer(try model.speed(of: run.distance, in: run.time)), "speed")
      try requireEqual(runs.pace(of: run.speed), model.pace(of: run.speed), "pace")
      try requireEqual(runs.speed(of: run.pace), model.speed(of: run.pace), "speed of a pace")
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
