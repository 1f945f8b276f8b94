extension ModelRuns {
  /// The total of a list (R3).
  public func total(of intervals: [Interval]) throws(RunProblem) -> IntervalTotal {
    if intervals.isEmpty { throw .noIntervals }
    let lengths = intervals.map { Natural($0.distance.micrometers) }
    let times = intervals.map { Natural($0.time.microseconds) }
    return IntervalTotal(
      distance: try distance(lengths.reduce(.zero, +)), time: try time(times.reduce(.zero, +)))
  }

  /// The average speed of a list (R3).
  public func averageSpeed(of intervals: [Interval]) throws(RunProblem) -> Speed {
    let total = try total(of: intervals)
    if total.distance.micrometers == 0 { throw .zero }
    return try speed(of: total.distance, in: total.time)
  }

  /// The number of repetitions of a list that cover a distance (R3).
  public func repetitions(of intervals: [Interval], filling distance: Distance) throws(RunProblem)
    -> Repetitions<Distance>
  {
    let once = try total(of: intervals).distance.micrometers
    if once == 0 || distance.micrometers == 0 { throw .zero }
    let (complete, rest) = distance.micrometers.quotientAndRemainder(dividingBy: once)
    return Repetitions(
      complete: complete, remainder: Distance(unchecked: rest),
      toReach: rest == 0 ? complete : complete + 1)
  }

  /// The number of repetitions of a list that fill a time (R3).
  public func repetitions(of intervals: [Interval], filling time: ElapsedTime) throws(RunProblem)
    -> Repetitions<ElapsedTime>
  {
    let once = try total(of: intervals).time.microseconds
    if time.microseconds == 0 { throw .zero }
    let (complete, rest) = time.microseconds.quotientAndRemainder(dividingBy: once)
    return Repetitions(
      complete: complete, remainder: ElapsedTime(unchecked: rest),
      toReach: rest == 0 ? complete : complete + 1)
  }
}
