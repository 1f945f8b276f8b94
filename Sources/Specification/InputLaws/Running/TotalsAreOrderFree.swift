extension Law {
  package static let totalsAreOrderFree = Law(
    """
    The total of a list of intervals consists of the sum of the distances and the sum of the \
    times, in any order. An empty list is refused, and so are sums beyond the limits.
    """, clauses: ["R3"],
    Property(forAll: .intervalList, .int(in: 0...3)) { subject, list, turn in
      let (runs, intervals) = (subject.runs, list.intervals)
      let total = RunAnswer(try runs.totalOfIntervals(intervals))
      let distance = intervals.reduce(0) { $0 + $1.distance.micrometers }
      let time = intervals.reduce(0) { $0 + $1.time.microseconds }
      if intervals.isEmpty {
        try requireEqual(total, .failure(.noIntervals), "the total of no intervals")
      } else if max(distance, time) > .mostOfAQuantity {
        try requireEqual(total, .failure(.tooLarge), "\(distance) µm in \(time) µs")
      } else {
        let sum = IntervalTotal(
          distance: Distance(clamping: distance), time: ElapsedTime(clamping: time))
        try requireEqual(total, .success(sum), "the total")
      }
      let start = min(turn, intervals.count)
      let turned = Array(intervals[start...] + intervals[..<start])
      for others in [turned, intervals.reversed()] {
        try requireEqual(
          RunAnswer(try runs.totalOfIntervals(others)), total, "the total in another order")
        try requireEqual(
          RunAnswer(try runs.averageOfIntervals(others)),
          RunAnswer(try runs.averageOfIntervals(intervals)), "the average in another order")
      }
    })
}
