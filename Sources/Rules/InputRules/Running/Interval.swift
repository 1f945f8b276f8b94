/// A part of a workout: a distance and the time in which it is run, or a rest (R3).
public struct Interval: Hashable, Sendable {
  /// The distance, which is zero for a rest.
  package let distance: Distance
  /// The time, which is never zero.
  package let time: ElapsedTime

  /// Creates a running interval.
  /// - Parameters:
  ///   - distance: the distance, above zero.
  ///   - time: the time, above zero.
  /// - Throws: `RunProblem.zero` if the distance or the time is zero (R5).
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    guard distance != .zero, time != .zero else { throw .zero }
    self.distance = distance
    self.time = time
  }

  /// Creates a rest.
  /// - Parameter time: the time, above zero.
  /// - Throws: `RunProblem.zero` if the time is zero (R5).
  public init(rest time: ElapsedTime) throws(RunProblem) {
    guard time != .zero else { throw .zero }
    distance = .zero
    self.time = time
  }
}

extension Interval: CustomStringConvertible {
  /// The distance and the time.
  public var description: String { "\(distance) in \(time)" }
}
