import InputRules
import InputRulesModel
import PropertyTesting

extension Law {
  package static let intervalsEqualModel = Law(
    """
    The total, the average and the repetitions of a list are the model's, or are refused for the \
    model's reasons.
    """,
    about: .runs, .comparison, clauses: ["R3", "R5"],
    Property(forAll: .intervalList.reachingAll) { subject, list in
      let (runs, model, intervals) = (subject.runs, Implementation.Runs.model, list.intervals)
      try requireEqual(
        RunAnswer(try runs.total(of: intervals)), RunAnswer(try model.total(of: intervals)), "total"
      )
      try requireEqual(
        RunAnswer(try runs.averageSpeed(of: intervals)),
        RunAnswer(try model.averageSpeed(of: intervals)), "average")
      try requireEqual(
        RunAnswer(try runs.repetitions(of: intervals, filling: list.distance)),
        RunAnswer(try model.repetitions(of: intervals, filling: list.distance)), "distance")
      try requireEqual(
        RunAnswer(try runs.repetitions(of: intervals, filling: list.time)),
        RunAnswer(try model.repetitions(of: intervals, filling: list.time)), "time")
    })
}

extension Generator<IntervalList> {
  fileprivate var reachingAll: Generator {
    cover("has a total", atLeast: 0.3) {
      (try? Implementation.Runs.model.total(of: $0.intervals)) != nil
    }
    .cover("has no average", atLeast: 0.1) {
      (try? Implementation.Runs.model.averageSpeed(of: $0.intervals)) == nil
    }
    .cover("is too long", atLeast: 0.02) {
      $0.intervals.reduce(0) { $0 + $1.time.microseconds } > .mostOfAQuantity
    }
  }
}
