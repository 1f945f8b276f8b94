/// The sums of a list of intervals (R3).
public struct IntervalTotal: Hashable, Sendable {
  /// The distance of all of them.
  public let distance: Distance
  /// The time of all of them.
  public let time: ElapsedTime

  /// The calculated sums.
  public init(distance: Distance, time: ElapsedTime) {
    self.distance = distance
    self.time = time
  }
}

extension IntervalTotal: CustomStringConvertible {
  /// Its distance and time.
  public var description: String { "\(distance) in \(time)" }
}
