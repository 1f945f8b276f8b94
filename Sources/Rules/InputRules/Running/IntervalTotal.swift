/// The total distance and the total time of a list of intervals (R3).
public struct IntervalTotal: Hashable, Sendable {
  /// The total distance.
  public let distance: Distance
  /// The total time.
  public let time: ElapsedTime

  package init(distance: Distance, time: ElapsedTime) {
    self.distance = distance
    self.time = time
  }
}

extension IntervalTotal: CustomStringConvertible {
  /// The distance and the time.
  public var description: String { "\(distance) in \(time)" }
}

extension Collection where Element == Interval {
  /// The total distance and the total time of the intervals (R3).
  /// - Throws: `RunProblem.noIntervals` if the list is empty, or `.tooLarge` if a total is out of
  ///   range.
  public func total() throws(RunProblem) -> IntervalTotal {
    if isEmpty { throw .noIntervals }
    var (distance, time) = (Distance.zero, ElapsedTime.zero)
    // The sum of two quantities within their limits can't overflow.
    for interval in self {
      distance = try Distance(micrometers: distance.micrometers + interval.distance.micrometers)
      time = try ElapsedTime(microseconds: time.microseconds + interval.time.microseconds)
    }
    return IntervalTotal(distance: distance, time: time)
  }

  /// The average speed: the total distance in the total time (R3).
  /// - Throws: `RunProblem.noIntervals` if the list is empty; `.tooLarge` if a total is out of
  ///   range; or `.zero` if all intervals are rests.
  public func averageSpeed() throws(RunProblem) -> Speed {
    let total = try total()
    return try Speed(total.distance, in: total.time)
  }

  /// The average pace: the total time for the total distance (R3).
  /// - Throws: `RunProblem.noIntervals` if the list is empty; `.tooLarge` if a total is out of
  ///   range; or `.zero` if all intervals are rests.
  public func averagePace() throws(RunProblem) -> Pace { Pace(try averageSpeed()) }

  /// How many times the intervals must be repeated to cover a distance (R3).
  /// - Parameter distance: the distance to cover, above zero.
  /// - Throws: `RunProblem.zero` if the distance is zero or all intervals are rests; `.noIntervals`
  ///   if the list is empty; or `.tooLarge` if a total is out of range.
  public func repetitions(
    filling distance: Distance
  ) throws(RunProblem) -> Repetitions<Distance> {
    let once = try total().distance
    guard once != .zero, distance != .zero else { throw .zero }
    let (complete, rest) = distance.micrometers.quotientAndRemainder(
      dividingBy: once.micrometers)
    return Repetitions(
      complete: complete, remainder: try Distance(micrometers: rest),
      toReach: complete + rest.signum())
  }

  /// How many times the intervals must be repeated to fill a time (R3).
  /// - Parameter time: the time to fill, above zero.
  /// - Throws: `RunProblem.zero` if the time is zero; `.noIntervals` if the list is empty; or
  ///   `.tooLarge` if a total is out of range.
  public func repetitions(
    filling time: ElapsedTime
  ) throws(RunProblem) -> Repetitions<ElapsedTime> {
    let once = try total().time
    if time == .zero { throw .zero }
    let (complete, rest) = time.microseconds.quotientAndRemainder(dividingBy: once.microseconds)
    return Repetitions(
      complete: complete, remainder: try ElapsedTime(microseconds: rest),
      toReach: complete + rest.signum())
  }
}
