/// The sums of a list of intervals (R3).
public struct IntervalTotal: Hashable, Sendable {
  /// How far all of them go.
  public let distance: Distance
  /// How long all of them take.
  public let time: ElapsedTime

  /// The sums that were calculated.
  public init(distance: Distance, time: ElapsedTime) {
    self.distance = distance
    self.time = time
  }
}

extension IntervalTotal: CustomStringConvertible {
  /// Its distance and time.
  public var description: String { "\(distance) in \(time)" }
}
