extension Law {
  package static let intervalsEqualModel = Law(
    """
    The total, average and repetitions of a list of intervals are the model's, or are refused for \
    the model's reasons.
    """, clauses: ["R3", "R5"],
    Property(
      comparing: .intervalList.cover("has a total", atLeast: 0.3) {
        (try? Implementation.Runs.model.totalOfIntervals($0.intervals)) != nil
      }
      .cover("has no average", atLeast: 0.1) {
        (try? Implementation.Runs.model.averageOfIntervals($0.intervals)) == nil
      }
      .cover("the total is too long", atLeast: 0.02) {
        $0.intervals.reduce(0) { $0 + $1.time.microseconds } > .mostOfAQuantity
      }
    ) { subject, list in
      let (runs, intervals) = (subject.runs, list.intervals)
      return [
        "total": RunAnswer(try runs.totalOfIntervals(intervals)),
        "average": RunAnswer(try runs.averageOfIntervals(intervals)),
        "distance": RunAnswer(try runs.repetitionsFillingDistance(intervals, list.distance)),
        "time": RunAnswer(try runs.repetitionsFillingTime(intervals, list.time)),
      ]
    })
}
