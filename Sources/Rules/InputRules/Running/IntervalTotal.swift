/// The sums of a list of intervals (R3).
public struct IntervalTotal: Hashable, Sendable {
  /// The total distance.
  public let distance: Distance
  /// The total time.
  public let time: ElapsedTime

  /// Creates a total from its sums.
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
  /// The total distance and time (R3).
  /// - Throws: `RunProblem.noIntervals`, or `.tooLarge` for a total out of range.
  public func total() throws(RunProblem) -> IntervalTotal {
    if isEmpty { throw .noIntervals }
    var (distance, time) = (Distance.zero, ElapsedTime.zero)
    // The sum of two quantities within their limits can't overflow, and no interval reduces a sum.
    for interval in self {
      distance = try Distance(micrometers: distance.micrometers + interval.distance.micrometers)
      time = try ElapsedTime(microseconds: time.microseconds + interval.time.microseconds)
    }
    return IntervalTotal(distance: distance, time: time)
  }

  /// The average speed: the total distance in the total time (R3).
  /// - Throws: `RunProblem.noIntervals`, `.tooLarge`, or `.zero` if there are only rests.
  public func averageSpeed() throws(RunProblem) -> Speed {
    let total = try total()
    return try Speed(total.distance, in: total.time)
  }

  /// The average pace: the total time for the total distance (R3).
  /// - Throws: `RunProblem.noIntervals`, `.tooLarge`, or `.zero` if there are only rests.
  public func averagePace() throws(RunProblem) -> Pace { Pace(try averageSpeed()) }

  /// The number of repetitions that cover a distance (R3).
  /// - Parameter distance: the distance to cover, above zero.
  /// - Throws: `RunProblem.zero` if the distance is zero or there are only rests; `.noIntervals`;
  ///   or `.tooLarge`.
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

  /// The number of repetitions that fill a time (R3).
  /// - Parameter time: the time to fill, above zero.
  /// - Throws: `RunProblem.zero` if the time is zero; `.noIntervals`; or `.tooLarge`.
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
