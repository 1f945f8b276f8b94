/// Fires an interval after it was scheduled, once or repeatedly (M1).
public struct IntervalTrigger: Hashable, Sendable {
  /// The interval, in microseconds, from 1 to 10¹⁵.
  package let microseconds: Int
  /// Whether it fires at each multiple of the interval.
  package let repeats: Bool

  /// The longest interval, in microseconds.
  package static let limit = 1_000_000_000_000_000

  /// A trigger with that interval.
  /// - Parameters:
  ///   - seconds: the interval, above 0, and at least 60 if it repeats.
  ///   - repeats: whether it fires repeatedly.
  /// - Throws: `TriggerProblem` for an invalid interval.
  public init(seconds: Double, repeats: Bool) throws(TriggerProblem) {
    if let problem = TriggerProblem.problem(of: seconds, repeats: repeats) { throw problem }
    microseconds = Self.microseconds(nearest: seconds) ?? Self.limit
    self.repeats = repeats
  }
}
