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
        RunAnswer(try runs.totalOfIntervals(intervals)),
        RunAnswer(try model.totalOfIntervals(intervals)), "total"
      )
      try requireEqual(
        RunAnswer(try runs.averageOfIntervals(intervals)),
        RunAnswer(try model.averageOfIntervals(intervals)), "average")
      try requireEqual(
        RunAnswer(try runs.repetitionsFillingDistance(intervals, list.distance)),
        RunAnswer(try model.repetitionsFillingDistance(intervals, list.distance)), "distance")
      try requireEqual(
        RunAnswer(try runs.repetitionsFillingTime(intervals, list.time)),
        RunAnswer(try model.repetitionsFillingTime(intervals, list.time)), "time")
    })
}

extension Generator<IntervalList> {
  fileprivate var reachingAll: Generator {
    cover("has a total", atLeast: 0.3) {
      (try? Implementation.Runs.model.totalOfIntervals($0.intervals)) != nil
    }
    .cover("has no average", atLeast: 0.1) {
      (try? Implementation.Runs.model.averageOfIntervals($0.intervals)) == nil
    }
    .cover("is too long", atLeast: 0.02) {
      $0.intervals.reduce(0) { $0 + $1.time.microseconds } > .mostOfAQuantity
    }
  }
}
