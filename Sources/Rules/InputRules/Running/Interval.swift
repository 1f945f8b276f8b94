/// A part of a workout: a distance in a time, or a rest (R3).
public struct Interval: Hashable, Sendable {
  /// Its distance; zero for a rest.
  package let distance: Distance
  /// Its time; never zero.
  package let time: ElapsedTime

  /// An interval that is run.
  /// - Parameters:
  ///   - distance: its distance, above zero.
  ///   - time: its time, above zero.
  /// - Throws: `RunProblem.zero` if there is no distance or no time (R5).
  public init(_ distance: Distance, in time: ElapsedTime) throws(RunProblem) {
    guard distance != .zero, time != .zero else { throw .zero }
    self.distance = distance
    self.time = time
  }

  /// An interval of rest.
  /// - Parameter time: its time, above zero.
  /// - Throws: `RunProblem.zero` if there is no time (R5).
  public init(rest time: ElapsedTime) throws(RunProblem) {
    guard time != .zero else { throw .zero }
    distance = .zero
    self.time = time
  }
}

extension Interval: CustomStringConvertible {
  /// Its distance and time.
  public var description: String { "\(distance) in \(time)" }
}
